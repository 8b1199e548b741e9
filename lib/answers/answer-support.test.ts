import { describe, expect, it } from 'vitest';
import { unsupportedSentences } from './answer-support';

const doubts = (question: string, answer: string, ...quotes: string[]) =>
  unsupportedSentences(
    question,
    answer,
    quotes.map((quote) => ({ quote })),
  ).map(({ text }) => text);

const RATIO = 'What is the CEO pay ratio?';

describe('a sentence of an answer is shown', () => {
  it.each([
    ['by its figure', RATIO, 'The ratio was 214 to 1 [1].', 'the ratio to the median was 214 to 1'],
    ['by thousands of a table', 'What were the audit fees?', 'Audit fees were $7,987,000 [1].', 'Audit fees $ 7,987'],
    ['rounded', 'What were the audit fees?', 'Audit fees were about $8.0 million [1].', 'Audit fees $ 7,987,120'],
    ['by names that are counted', 'Who are the nominees?', '2 are nominated [1].', 'Elect Ann Hale and Bo Reed'],
    ['beside dates and pages', 'When is it?', 'Page 4 gives May 2, 2024 [1].', 'on the second of May'],
    ['by a number in words', 'How many meetings?', 'The board met 6 times [1].', 'the board met six times'],
  ])('%s', (_, question, answer, quote) => {
    expect(doubts(question, answer, quote)).toEqual([]);
  });
});

describe('a sentence of an answer is doubted', () => {
  it.each([
    ['another figure', RATIO, 'The ratio was 350 to 1 [1].', 'the ratio to the median was 214 to 1'],
    [
      'a second ratio',
      RATIO,
      'The ratio was 336 to 1 [1].',
      'the ratio to the median is 336:1, and 253:1 without some',
    ],
    ['another count', 'How many meetings?', 'The board met 5 times [1].', 'the board met six times'],
    ['another amount', 'What were the audit fees?', 'Audit fees were $9,000,000 [1].', 'Audit fees $ 7,987'],
  ])('with %s in its quote', (_, question, answer, quote) => {
    expect(doubts(question, answer, quote)).toEqual([answer]);
  });

  it('by its own quote and no other, with the marker before or behind the stop', () => {
    const quotes = ['the ratio to the median was 214 to 1', 'the median employee earned $50,000'] as const;
    expect(doubts(RATIO, 'The ratio was 214 to 1 [2]. The median was $50,000 [2].', ...quotes)).toEqual([
      'The ratio was 214 to 1 [2].',
    ]);
    expect(doubts(RATIO, 'The ratio was 214 to 1. [1] The median was $60,000. [2]', ...quotes)).toEqual([
      'The median was $60,000. [2]',
    ]);
  });
});
