import type { FactItem } from '@/lib/facts/fact';
import type { Candidate } from './candidates';

/**
 * Fewest points of the last who stands, and how many the first who does not stand has less: two places of different
 * kinds, or one where nobody else comes near.
 */
const BARS = [
  { least: 2.5, gap: 1 },
  { least: 2, gap: 1.5 },
  { least: 1.5, gap: 2 },
] as const;
/** As many people as the filing counts have something for them on balance, and everybody else has more against. */
const LEAST_FOR = 0.5;
const LEAST_AGAINST = -1;

/**
 * Who stands for election by all places of the filing together (`candidates`, best supported first): exactly as many
 * people as one of the counts, where the support of the last is clearly more than that of the next. Undefined where no
 * count divides the people so.
 */
export function nomineesByScore(candidates: readonly Candidate[], counts: readonly number[]): FactItem[] | undefined {
  for (const count of counts) {
    const last = candidates[count - 1];
    const next = candidates[count];
    if (count < 1 || !last) continue;
    const { score } = last;
    // Nor is the last nearer to who does not stand than to the others who do.
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
