import { describe, expect, it } from 'vitest';
import type { Fact } from '@/lib/ai/types';
import { doubtIn } from './judge-rule';
import { exactly } from './reading';

const ratio = (quote: string): Fact => ({
  documentId: 'd',
  key: 'ceo_pay_ratio',
  value: 336,
  unit: 'ratio',
  period: null,
  page: 3,
  quote,
  confidence: 0.95,
  source: 'text',
});
const doubtOf = (quote: string) => doubtIn([exactly(336, '336:1', [ratio(quote)])]);

describe('a rule on a fact', () => {
  it.each([
    ['ambiguous', 'the ratio to the median is 336:1, and 253:1 without part-time workers'],
    ['of another value', 'the ratio of our CEO to the median employee is 253:1'],
  ])('cannot be determined where the quote is %s', (_, quote) => {
    expect(doubtOf(quote)).toEqual(expect.any(String));
  });

  it('can be determined where the quote shows the value alone', () => {
    expect(doubtOf('the ratio of our CEO to the median employee is 336:1')).toBeUndefined();
  });
});
