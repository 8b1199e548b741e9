'use client';

import { SegmentedControl } from '@/components/ui/segmented-control';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { VOTE_LABELS, VOTES } from '@/lib/voting/vocabulary.rules';

const FILTERS = {
  all: { label: 'All', has: () => true },
  against: { label: 'Against', has: ({ vote }: BallotLine) => vote === 'against' || vote === 'withhold' },
  refer: { label: 'Refer', has: ({ policy_vote: vote }: BallotLine) => vote === 'refer' },
  hand: { label: 'By hand', has: ({ is_by_hand: isByHand }: BallotLine) => isByHand },
  board: {
    label: 'Against the board',
    has: ({ vote, board_recommendation: board }: BallotLine) => vote !== null && board !== null && vote !== board,
  },
};
export type LineFilter = keyof typeof FILTERS;

export const filterLines = (lines: readonly BallotLine[], filter: LineFilter) => lines.filter(FILTERS[filter].has);

const COLOURS: Partial<Record<string, string>> = {
  for: 'bg-ok-solid',
  against: 'bg-bad-solid',
  withhold: 'bg-bad-solid',
};

type BallotFiltersProps = { lines: readonly BallotLine[]; filter: LineFilter; onFilter: (filter: LineFilter) => void };

export function BallotFilters({ lines, filter, onFilter }: BallotFiltersProps) {
  const counts = VOTES.flatMap((vote) => {
    const count = lines.filter((line) => line.vote === vote).length;
    return count > 0 ? [{ vote, count }] : [];
  });
  return (
    <div
      className={
        'flex min-h-10 shrink-0 flex-wrap items-center justify-between gap-x-3 ' + 'border-b border-line px-4 py-1'
      }
    >
      <SegmentedControl
        aria-label="Lines"
        value={filter}
        onValueChange={onFilter}
        className="h-7"
        segments={(Object.keys(FILTERS) as LineFilter[]).map((value) => ({
          value,
          label: (
            <span className="text-xs">
              {FILTERS[value].label}{' '}
              <span className="text-text-3 tabular-nums">{filterLines(lines, value).length}</span>
            </span>
          ),
        }))}
      />
      <p className="flex items-center gap-2 text-xs text-text-2">
        Final votes
        <span aria-hidden className="flex h-1.5 w-20 gap-px">
          {counts.map(({ vote, count }) => (
            <span key={vote} className={COLOURS[vote] ?? 'bg-neu-solid'} style={{ flexGrow: count }} />
          ))}
        </span>
        <span>{counts.map(({ vote, count }) => `${count} ${VOTE_LABELS[vote]}`).join(' · ') || 'none yet'}</span>
      </p>
    </div>
  );
}
