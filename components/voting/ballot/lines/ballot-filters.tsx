'use client';

import { SegmentedControl } from '@/components/ui/segmented-control';
import type { BallotLine } from '@/lib/voting/ballots/schema';
import { VOTE_LABELS, VOTES } from '@/lib/voting/vocabulary.rules';
import { filterLines, lineFilters, resultsText, type LineFilter } from './line-filters';

const COLOURS: Partial<Record<string, string>> = {
  for: 'bg-ok-solid',
  against: 'bg-bad-solid',
  withhold: 'bg-bad-solid',
};

type BallotFiltersProps = {
  lines: readonly BallotLine[];
  hasOutcome: boolean;
  filter: LineFilter;
  onFilter: (filter: LineFilter) => void;
};

/** Which lines are shown, and the totals of all: votes, or results once the 8-K was read. */
export function BallotFilters({ lines, hasOutcome, filter, onFilter }: BallotFiltersProps) {
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
        className="h-7 max-w-full overflow-x-auto [scrollbar-width:none]"
        segments={lineFilters(hasOutcome).map(({ value, label }) => ({
          value,
          label: (
            <span className="text-xs">
              {label} <span className="text-text-3 tabular-nums">{filterLines(lines, value).length}</span>
            </span>
          ),
        }))}
      />
      {hasOutcome ? (
        <p className="text-xs text-text-2 tabular-nums">{resultsText(lines)}</p>
      ) : (
        <FinalVotes counts={counts} />
      )}
    </div>
  );
}

function FinalVotes({ counts }: { counts: readonly { vote: (typeof VOTES)[number]; count: number }[] }) {
  return (
    <p className="flex items-center gap-2 text-xs text-text-2">
      Final votes
      <span aria-hidden className="flex h-1.5 w-20 gap-px">
        {counts.map(({ vote, count }) => (
          <span key={vote} className={COLOURS[vote] ?? 'bg-neu-solid'} style={{ flexGrow: count }} />
        ))}
      </span>
      <span>{counts.map(({ vote, count }) => `${count} ${VOTE_LABELS[vote]}`).join(' · ') || 'none yet'}</span>
    </p>
  );
}
