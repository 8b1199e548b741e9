import { describe, expect, it } from 'vitest';
import type { FlagEvidence, FlagResult } from '@/lib/templates/flags/schema';
import { flagSupport } from './flag-support';

type Claim = FlagEvidence['claim'];
const supportOf = (
  flag_description: string,
  value: string | null,
  quotes: (string | [string, Claim])[],
  outcome: FlagResult['outcome'] = 'triggered',
) =>
  flagSupport({
    flag_description,
    value,
    outcome,
    evidence: quotes.map((one) => {
      const [quote, claim] = typeof one === 'string' ? [one, undefined] : one;
      return {
        document_id: 'd',
        document_label: '',
        page_number: 1,
        quote,
        bounding_boxes: [],
        ...(claim && { claim }),
      };
    }),
  });
const ratio: Claim = { key: 'ceo_pay_ratio', value: 336, unit: 'ratio', period: null };
const RATIO = 'the ratio of our CEO to the median employee is 336:1';

describe('the quotes of a flag', () => {
  it.each<[string, string, string | null, (string | [string, Claim])[], FlagResult['outcome']]>([
    ['the fact that a rule took', 'CEO pay ratio above 200:1', '336:1', [[RATIO, ratio]], 'triggered'],
    ['the value that a model gave', 'CEO pay ratio above 200:1', '336 to 1', [RATIO], 'triggered'],
    ['that it is clear', 'CEO pay ratio above 400:1', '336:1', [RATIO], 'clear'],
    [
      'a part of the board',
      'Board independence below 75%',
      '8 of 11 (72.7%)',
      ['8 of 11 directors are independent'],
      'triggered',
    ],
    ['yes', 'Classified board', null, ['Our board is divided into three classes.'], 'triggered'],
    ['no', 'Classified board', null, ['All directors are elected annually.'], 'clear'],
    [
      'a flag in words',
      'One-time award to an executive',
      '$2 million',
      ['a one-time award of $2 million'],
      'triggered',
    ],
  ])('show %s', (_, line, value, quotes, outcome) => {
    expect(supportOf(line, value, quotes, outcome)).toEqual({ verdict: 'supported' });
  });

  it.each<[string, string, string | null, (string | [string, Claim])[], FlagResult['outcome']]>([
    [
      'give another value',
      'CEO pay ratio above 200:1',
      '336:1',
      [['our ratio to the median is 253:1', ratio]],
      'triggered',
    ],
    [
      'give two values',
      'CEO pay ratio above 200:1',
      '336:1',
      [[`${RATIO}, and 253:1 without part-time workers`, ratio]],
      'triggered',
    ],
    [
      'give two values to a model',
      'CEO pay ratio above 200:1',
      '336:1',
      [`${RATIO}, and 253:1 without part-time workers`],
      'triggered',
    ],
    ['give a value that is not above', 'CEO pay ratio above 400:1', '336:1', [RATIO], 'triggered'],
    ['say the opposite', 'Classified board', null, ['All directors are elected annually.'], 'triggered'],
    [
      'say the opposite of clear',
      'Pledging is permitted',
      null,
      ['Directors may pledge shares; this is permitted.'],
      'clear',
    ],
    ['speak of something else', 'Employee pay is unfair', null, ['The meeting begins at noon.'], 'triggered'],
    [
      'lack the figure of a flag in words',
      'One-time award to an executive',
      '$3 million',
      ['a one-time award of $2 million'],
      'triggered',
    ],
    ['are none', 'CEO pay ratio above 200:1', '336:1', [], 'triggered'],
    ['could not decide', 'CEO pay ratio above 200:1', null, [RATIO], 'cannot_determine'],
  ])('do not show it where they %s', (_, line, value, quotes, outcome) => {
    expect(supportOf(line, value, quotes, outcome).verdict).not.toBe('supported');
  });
});
