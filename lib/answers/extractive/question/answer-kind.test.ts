import { describe, expect, it } from 'vitest';
import { givesAskedNumber } from './answer-kind';

describe('an answer to "how many"', () => {
  it.each([
    ['How many votes approved the report?', 'It was approved with 87% of the votes [1].'],
    ['How many women are on the board?', 'Four nominees are women [1].'],
    ['What share of directors is independent?', 'None is independent [1].'],
    ['How was the report approved?', 'By the general meeting on May 11, 2023 [1].'],
    ['How long do directors serve?', 'Until the next meeting [1].'],
  ])('is taken: %s %s', (question, answer) => {
    expect(givesAskedNumber(question, answer)).toBe(true);
  });

  it.each([
    ['How many votes approved the report?', 'It was approved by the general meeting on May 11, 2023 [1].'],
    ['How often does the board meet?', 'The board meets as required in 2024 [1].'],
    ['What percentage of pay is at risk?', 'Most of the pay of our executives is at risk [2].'],
  ])('is none without a number: %s %s', (question, answer) => {
    expect(givesAskedNumber(question, answer)).toBe(false);
  });
});
