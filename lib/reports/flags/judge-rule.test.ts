import { describe, expect, it } from 'vitest';
import { unsupportedReason } from './judge-rule';

const doubtOf = (quote: string) =>
  unsupportedReason([
    {
      document_id: 'd',
      document_label: '',
      page_number: 3,
      quote,
      bounding_boxes: [],
      claim: { key: 'ceo_pay_ratio', value: 336, unit: 'ratio', period: null },
    },
  ]);

describe('a rule on a fact', () => {
  it.each([
    ['ambiguous', 'the ratio to the median is 336:1, and 253:1 without part-time workers'],
    ['of another value', 'the ratio of our CEO to the median employee is 253:1'],
  ])('cannot be determined where the words on the page are %s', (_, quote) => {
    expect(doubtOf(quote)).toEqual(expect.any(String));
  });

  it('can be determined where they show the value alone', () => {
    expect(doubtOf('the ratio of our CEO to the median employee is 336:1')).toBeUndefined();
  });
});
