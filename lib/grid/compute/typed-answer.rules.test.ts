import { describe, expect, it } from 'vitest';
import { shortAnswer, typedAnswer } from './typed-answer.rules';

describe('the value of an answer', () => {
  it.each([
    ['The ratio was 214 to 1 [1].', { value: 214, unit: 'ratio' }],
    ['1,204:1', { value: 1204, unit: 'ratio' }],
    ['Support was 68.4% of the votes cast [1].', { value: 68.4, unit: 'percent' }],
    ['Total compensation was $21.06 million.', { value: 21_060_000, unit: 'USD' }],
    ['It was $21,060,422 [2].', { value: 21_060_422, unit: 'USD' }],
    ['The meeting is on May 12, 2027.', { value: '2027-05-12', unit: 'date' }],
    ['Eleven directors stand; 9 are independent.', { value: 9, unit: null }],
    ['Yes. The policy covers 100% of awards [1].', { value: true, unit: 'yes_no' }],
    ['No, it is not stated so.', { value: false, unit: 'yes_no' }],
  ])('is read from %j', (answer, expected) => {
    expect(typedAnswer(answer, 'auto')).toEqual(expected);
  });

  it('is none where the answer states several', () => {
    expect(typedAnswer('It was 96% in 2025 and 91% in 2024.', 'percent')).toBeNull();
    expect(typedAnswer('The fee was $3 million, 12% of the total.', 'auto')).toBeNull();
    expect(typedAnswer('The board oversees it.', 'auto')).toBeNull();
    expect(typedAnswer('The meeting is on May 99, 2027.', 'date')).toBeNull();
  });

  it('is of the kind that the column asks for', () => {
    expect(typedAnswer('The fee was $3 million, 12% of the total.', 'percent')).toEqual({ value: 12, unit: 'percent' });
    expect(typedAnswer('In 2025 the board met 7 times.', 'number')).toEqual({ value: 7, unit: null });
    expect(typedAnswer('Yes, 9 of them.', 'words')).toBeNull();
    expect(typedAnswer('A majority.', 'yes_no')).toBeNull();
  });

  it('is of the kind that the question asks for', () => {
    const answer = 'The CEO was paid $1,890,000, 210 to 1 of the median of $9,000.';
    expect(typedAnswer(answer, 'auto', 'What is the CEO pay ratio?')).toEqual({ value: 210, unit: 'ratio' });
    expect(typedAnswer(answer, 'auto', 'How much was the CEO paid?')).toBeNull();
    expect(typedAnswer('Jane Roe, 12 years.', 'auto', 'Who chairs the board?')).toBeNull();
  });

  it('has no markers', () => {
    expect(shortAnswer('The **board** oversees it\u00a0[1].\n')).toBe('The board oversees it.');
  });
});
