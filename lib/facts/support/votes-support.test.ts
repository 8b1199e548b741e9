import { expect, it } from 'vitest';
import { votesSupport } from './votes-support';

it.each([
  ['Advisory vote on compensation. For Against Abstain Broker Non-Votes 285,361,185 3,360,097 519,433 3,936,780', 98.8],
  ['approved, on an advisory basis, with 11,002,003 votes for, 1,400,100 votes against and 178,142 abstentions', 88.7],
])('counts show the share: %s', (quote, value) => {
  expect(votesSupport(value, quote)?.verdict).toBe('supported');
  expect(votesSupport(value - 2, quote)).toBeUndefined();
});

it('says nothing where nothing is counted', () => {
  expect(votesSupport(92, 'Our say-on-pay proposal received 92% of the votes cast.')).toBeUndefined();
  expect(votesSupport(50, 'Against 10 Abstain 20')).toBeUndefined();
});
