import { describe, expect, it } from 'vitest';
import { frequencyIn } from './vote-words';

describe('the frequency of the vote on pay', () => {
  it.each([
    ['recommends a vote for every "ONE YEAR"', 'one_year'],
    ['recommends holding the vote annually', 'one_year'],
    ['recommends that shareholders vote FOR "EVERY THREE YEARS".', 'three_years'],
    ['recommends a vote for the option of every two years', 'two_years'],
    ['whether to vote every one, two or three years; it recommends 1 YEAR', 'one_year'],
    ['rather than every three years, it recommends a vote for ONE YEAR', 'one_year'],
    ['recommends a TRIENNIAL vote', 'three_years'],
  ])('%s', (text, vote) => expect(frequencyIn(text)).toBe(vote));

  it.each(['every one, two or three years', 'at the annual meeting', 'every year or every three years'])(
    '%s says none',
    (text) => expect(frequencyIn(text)).toBeUndefined(),
  );
});
