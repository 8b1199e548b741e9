import type { Range } from './tables/blocks';

/**
 * What shares can be counted as: answers to a proposal, choices of the frequency vote, and shares that were not voted.
 */
export const VOTE_KINDS = [
  'for',
  'against',
  'withheld',
  'abstain',
  'broker_non_votes',
  'one_year',
  'two_years',
  'three_years',
] as const;
export type VoteKind = (typeof VOTE_KINDS)[number];

export type Frequency = 'one_year' | 'two_years' | 'three_years';

/** A number of shares with the words that state it. */
export type Counted = { value: number; at: Range };
export type Votes = Partial<Record<VoteKind, Counted>>;

/** One line of a report of votes as it is printed, not matched to an agenda yet. */
export type ReadLine = {
  /** As printed, such as 1, 2 or 1a; null where it has no number. */
  number: string | null;
  /** The proposal in the filing's words. */
  title: string;
  /** The person voted on; null on other proposals. */
  nominee: string | null;
  /** Shares that voted separately, such as "Class A"; null where all voted together. */
  shareClass: string | null;
  votes: Votes;
  /** Kinds whose count is not certain; they have no figure. */
  unread: VoteKind[];
  /** What the filing says of the result, where it says so in words. */
  statedResult: 'passed' | 'not_passed' | null;
  /** The row or sentence that states it, for its place on the page. */
  at: Range | null;
  /** The words that name the proposal, where they are apart from the figures. */
  titleAt: Range | null;
  source: 'table' | 'text';
};

export type ReadMeeting = {
  /** YYYY-MM-DD; null where the report does not say it. */
  date: string | null;
  kind: 'annual' | 'special' | null;
  lines: ReadLine[];
  /** How often the board will hold the vote on pay, where the filing says that it decided. */
  frequency: { value: Frequency; at: Range } | null;
  isPreliminary: boolean;
  /** Shares present or represented, where the report counts them. */
  sharesPresent: Counted | null;
};
