import type { FactItem } from '@/lib/facts/fact';
import type { Candidate } from './candidates';

/**
 * Least score of the last nominee, and by how much the next candidate must have less: two places of different kinds, or
 * one where nobody else has nearly as much.
 */
const BARS = [
  { least: 2.5, gap: 1 },
  { least: 2, gap: 1.5 },
  { least: 1.5, gap: 2 },
] as const;
/** Or: the last nominee has a positive score and the next candidate a negative one. */
const LEAST_FOR = 0.5;
const LEAST_AGAINST = -1;

/**
 * The nominees by all places of the filing together, in the order of the filing: the first of `candidates` (in
 * descending order of score), as many as one of the counts, where the score of the last is clearly above that of the
 * next. Undefined where no count divides them so.
 */
export function nomineesByScore(candidates: readonly Candidate[], counts: readonly number[]): FactItem[] | undefined {
  for (const count of counts) {
    const last = candidates[count - 1];
    const next = candidates[count];
    if (count < 1 || !last) continue;
    const { score } = last;
    // The last one is nearer in score to the nominees above than to the next candidate.
    const above = candidates[count - 2]?.score ?? score;
    const isNear = next !== undefined && above - score <= score - next.score;
    const isDivided = isNear && score >= LEAST_FOR && next.score <= LEAST_AGAINST;
    if (!isDivided && !BARS.some(({ least, gap }) => score >= least && (!next || score - next.score >= gap))) continue;
    return candidates
      .slice(0, count)
      .toSorted((a, b) => a.first - b.first)
      .map(({ item }) => item);
  }
  return undefined;
}
