import { expect, it } from 'vitest';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { resultsText } from './line-filters';

/** Only the fields that the text uses. */
const line = (passed: boolean | null, withMajority: boolean | null, vote = 'for') =>
  ({ vote, outcome: { passed, with_majority: withMajority } }) as BallotLine;

it('counts what passed and how often the vote was with the majority', () => {
  const lines = [
    line(true, true),
    line(false, true, 'against'),
    line(true, false, 'against'),
    line(true, null, 'abstain'),
  ];
  expect(resultsText(lines)).toBe('1 of 4 not passed · 2 of 3 votes with the majority, 1 abstained');
});

it('states that nothing is certain where no result could be determined', () =>
  expect(resultsText([line(null, null)])).toBe('Results not certain'));
