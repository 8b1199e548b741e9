import { checkTotals } from '@/lib/voting/outcomes/check-totals.rules';
import { countsOf } from '@/lib/voting/outcomes/counts';
import { VOTE_KINDS, type Counted, type ReadLine } from '../types';

/**
 * Lines read under the headings of an earlier table keep their figures only where these add up to what those of another
 * line do, or to the shares present: else the columns may be others.
 */
export function withoutUncertainFigures(
  lines: readonly ReadLine[],
  carried: ReadonlySet<ReadLine>,
  sharesPresent: Counted | null,
): ReadLine[] {
  const checks = checkTotals(
    lines.map((line) => ({ counts: countsOf(line), shareClass: line.shareClass })),
    sharesPresent?.value ?? null,
  );
  return lines.map((line, index) => {
    if (!carried.has(line) || checks[index] === 'ok') return line;
    const kinds = VOTE_KINDS.filter((kind) => line.votes[kind] !== undefined || line.unread.includes(kind));
    return { ...line, votes: {}, unread: kinds };
  });
}
