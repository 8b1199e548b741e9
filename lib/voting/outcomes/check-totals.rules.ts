import type { VoteCounts } from './support.rules';

export type TotalCheck = 'ok' | 'unequal' | 'unchecked';
type Checked = { counts: VoteCounts; shareClass: string | null };

/**
 * Whether the counts of each line add up to the same total as those of others of the meeting and class: the shares
 * present are the same for all of them. A line without broker non-votes may lack just those; `sharesPresent` counts as
 * one more line. "unchecked" where there is nothing to compare with.
 */
export function checkTotals(lines: readonly Checked[], sharesPresent: number | null = null): TotalCheck[] {
  const sums = lines.map(({ counts }) => sumOf(counts));
  return lines.map((line, index): TotalCheck => {
    const sum = sums[index] ?? null;
    if (sum === null) return 'unchecked';
    const others = lines.flatMap((other, at) => {
      const theirs = sums[at];
      return at !== index && other.shareClass === line.shareClass && theirs !== null && theirs !== undefined
        ? [{ sum: theirs, withoutBroker: theirs - (other.counts.broker_non_votes ?? 0) }]
        : [];
    });
    if (sharesPresent !== null && line.shareClass === null && isEqual(sum, sharesPresent)) return 'ok';
    if (others.length === 0) return 'unchecked';
    const isBrokerless = line.counts.broker_non_votes === null;
    const agrees = others.some(
      (other) => isEqual(other.sum, sum) || (isBrokerless && isEqual(other.withoutBroker, sum)),
    );
    const isOfBrokerless = others.some(
      (other, at) => at >= 0 && isEqual(other.sum, sum - (line.counts.broker_non_votes ?? 0)),
    );
    return agrees || isOfBrokerless ? 'ok' : 'unequal';
  });
}

/** Fractions of shares, which funds count, are rounded from line to line. */
const isEqual = (one: number, other: number) => Math.abs(one - other) < 1;

function sumOf(counts: VoteCounts): number | null {
  const voted = [counts.for, counts.against, counts.withheld, counts.one_year, counts.two_years, counts.three_years];
  if (voted.filter((count) => count !== null).length < 2) return null;
  return [...voted, counts.abstain, counts.broker_non_votes].reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
