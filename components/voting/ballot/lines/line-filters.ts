import type { BallotLine } from '@/lib/voting/ballots/schema';

type Choice = { label: string; has: (line: BallotLine) => boolean };

const OPEN = {
  all: { label: 'All', has: () => true },
  against: { label: 'Against', has: ({ vote }) => vote === 'against' || vote === 'withhold' },
  refer: { label: 'Refer', has: ({ policy_vote: vote }) => vote === 'refer' },
  hand: { label: 'By hand', has: ({ is_by_hand: isByHand }) => isByHand },
  board: {
    label: 'Against the board',
    has: ({ vote, board_recommendation: board }) => vote !== null && board !== null && vote !== board,
  },
} satisfies Record<string, Choice>;

const CLOSED = {
  all: OPEN.all,
  not_passed: { label: 'Not passed', has: ({ outcome }) => outcome?.passed === false },
  majority: { label: 'With the majority', has: ({ outcome }) => outcome?.with_majority === true },
  minority: { label: 'Against us', has: ({ outcome }) => outcome?.with_majority === false },
} satisfies Record<string, Choice>;

const ALL: Record<string, Choice> = { ...OPEN, ...CLOSED };
export type LineFilter = keyof typeof OPEN | keyof typeof CLOSED;

/** The available filters: while votes are decided, or once results exist. */
export function lineFilters(hasOutcome: boolean): { value: LineFilter; label: string }[] {
  const choices: Record<string, Choice> = hasOutcome ? CLOSED : OPEN;
  return Object.entries(choices).map(([value, { label }]) => ({ value: value as LineFilter, label }));
}

/** The lines that a filter shows; an unknown filter shows all. */
export function filterLines(lines: readonly BallotLine[], filter: LineFilter): BallotLine[] {
  return lines.filter((line) => ALL[filter]?.has(line) ?? true);
}

/** "1 of 15 not passed · 10 of 14 votes with the majority, 1 abstained", or that no result is certain. */
export function resultsText(lines: readonly BallotLine[]): string {
  const decided = lines.filter(({ outcome }) => outcome !== null && outcome.passed !== null);
  const compared = lines.flatMap(({ outcome }) => outcome?.with_majority ?? []);
  if (decided.length === 0) return 'Results not certain';
  const abstained = lines.filter(({ vote }) => vote === 'abstain').length;
  const parts = [
    `${decided.filter(({ outcome }) => outcome?.passed === false).length} of ${decided.length} not passed`,
    `${compared.filter(Boolean).length} of ${compared.length} votes with the majority`,
  ];
  return parts.join(' · ') + (abstained > 0 ? `, ${abstained} abstained` : '');
}
