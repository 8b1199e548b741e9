import { describe, expect, it } from 'vitest';
import { readProse } from './read-prose';

const counted = (text: string) => {
  const votes = readProse({ kind: 'text', text, raw: text, start: 0, end: text.length });
  return votes && Object.fromEntries(Object.entries(votes).map(([kind, { value }]) => [kind, value]));
};

describe('votes that a sentence counts', () => {
  it('are withheld as to so many votes', () => {
    expect(counted('Ann Cole received 5,350 votes for election, and authority was withheld as to 447 votes.')).toEqual({
      for: 5350,
      withheld: 447,
    });
  });

  it('are for and against where something was approved by so many to so many', () => {
    expect(counted('The pay was approved by 5,198 votes to 466, with 132 abstentions.')).toEqual({
      for: 5198,
      against: 466,
      abstain: 132,
    });
    expect(counted('The motion was defeated by 5,198 votes to 466.')).toBeUndefined();
    expect(counted('The shares were reduced by 5,000,000 to 2,000,000.')).toBeUndefined();
  });

  it('are none where something is not applicable', () => {
    expect(counted('Votes for: 5,198 Votes against: 466 Abstentions: 132 Broker non-votes: Not applicable')).toEqual({
      for: 5198,
      against: 466,
      abstain: 132,
    });
  });

  it('are told behind their words, beside the choices of a vote on frequency, too', () => {
    expect(counted('There were 5,022 votes for and 662 against; broker non-votes came to 30.')).toEqual({
      for: 5022,
      against: 662,
      broker_non_votes: 30,
    });
    expect(counted('Broker non-votes in the election of directors came to 7,112.')).toEqual({ broker_non_votes: 7112 });
    const choices = '1,897 shares were voted for “one year,” 479 for “two years” and 741 for “three years”';
    expect(counted(`${choices}; 123 abstained; broker non-votes were 3,377.`)).toEqual({
      one_year: 1897,
      two_years: 479,
      three_years: 741,
      abstain: 123,
      broker_non_votes: 3377,
    });
  });

  it('are broker non-votes where so many shares were', () => {
    expect(
      counted('There were 5,022 votes cast in favor of it and 662 against it; 30 shares were broker non-votes.'),
    ).toEqual({ for: 5022, against: 662, broker_non_votes: 30 });
  });
});
