import { expect, it } from 'vitest';
import { boardsInText } from './boards-in-text';
import type { Unit } from '../types';

const PEOPLE = new Map([
  ['doe', 'Jane Doe'],
  ['roe', 'Sam Roe'],
]);

function read(...sentences: readonly string[]): string[] {
  const units = sentences.map((text): Unit => ({
    kind: 'sentence',
    page: 1,
    start: 0,
    end: text.length,
    text,
    section: '',
    lead: '',
    row: null,
  }));
  return boardsInText(units, PEOPLE).map(({ name, fact }) => `${name} ${fact.value}`);
}

it.each([
  ['Ms. Doe does not serve on the board of any other public company.', ['Jane Doe none']],
  ['Mr. Roe currently sits on the board of directors of two other public companies: Harlow and Merrin.', ['Sam Roe 2']],
  ['Ms. Doe may not serve on the boards of two other public companies.', []],
  ['Ms. Doe serves on the audit committees of two other public companies.', []],
  ['Mr. Low does not serve on the board of any other public company.', []],
])('%s', (text, told) => expect(read(text)).toEqual(told));

it.each([
  'Ms. Doe holds no other directorship of a public company.',
  'Ms. Doe holds no other public company directorships.',
  'Ms. Doe is currently a director of no other public company.',
  'Ms. Doe serves on the board of directors of no other publicly traded company.',
])('%s', (text) => expect(read(text)).toEqual(['Jane Doe none']));

it.each([
  'Ms. Doe holds no other directorship.',
  'Ms. Doe holds no other directorship of a foundation.',
  'Ms. Doe previously served on the board of no other public company.',
])('%s', (text) => expect(read(text)).toEqual([]));

it('takes what is said of all nominees without a limit for each of them', () => {
  const all = ['Jane Doe none', 'Sam Roe none'];
  expect(read('None of our nominees serves on the board of any other public company.')).toEqual(all);
  expect(read('None of the director nominees is a director of another public company.')).toEqual(all);
  expect(read('None of our other nominees serves on the board of any other public company.')).toEqual([]);
  expect(read('None of our nominees serves on the board of any other public company that we buy from.')).toEqual([]);
  expect(read('None of our nominees other than Ms. Doe is a director of another public company.')).toEqual([]);
});

it('takes "he" for whom the sentence before is about', () => {
  expect(read('Sam Roe, 58, has been a director since 2017.', 'He serves on no other public company boards.')).toEqual([
    'Sam Roe none',
  ]);
  expect(read('Our lender built a bridge.', 'He serves on no other public company boards.')).toEqual([]);
});

it.each([
  ['Ms. Doe is a director of two other public companies; she was one of Oster until 2022.', ['Jane Doe 2']],
  ['Mr. Roe serves on one other public company board.', ['Sam Roe 1']],
  ['Ms. Doe has been a director of one other public company since 2022, and was formerly of Oster.', ['Jane Doe 1']],
  ['Ms. Doe has been a director of two other public companies, of one until 2022.', []],
  ['Mr. Roe serves on two other public company audit committees.', []],
])('%s', (text, told) => expect(read(text)).toEqual(told));
