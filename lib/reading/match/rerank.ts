import { FEATURES } from './features';
import type { ScoredFeatures } from './find-candidates';
import { scoreTrees, toProbability, type TreeModel } from './trees';

/**
 * Features of the second stage in addition to those of a unit: the first-stage scores of the unit and its surroundings.
 */
export const RERANK_FEATURES = [
  ...FEATURES,
  'first',
  'firstGap',
  'firstRank',
  'pageSum',
  'pagePlace',
  'placeOnPage',
  'before',
  'after',
  'neighbourhood',
  'sectionSum',
] as const;

/** Number of units that the second stage ranks. */
export const RERANKED = 30;
const ABSENT = -9;
const NEIGHBOURS = [1, 2, 3];

export type FirstScored = ScoredFeatures & { first: number };

/** The best units of the first stage with the features of the second, in first-stage order. */
export function rerankRows(scored: readonly FirstScored[]): { candidate: FirstScored; row: number[] }[] {
  const ordered = scored.toSorted((a, b) => b.first - a.first);
  const pageSum = sumBy(scored, ({ unit }) => unit.unit.page);
  const sectionSum = sumBy(scored, ({ unit }) => unit.unit.section);
  const pages = [...pageSum].sort((a, b) => b[1] - a[1]).map(([page]) => page);
  const firstAt = new Map(scored.map(({ at, first }) => [at, first]));
  const best = ordered[0]?.first ?? 0;
  const seenOnPage = new Map<number, number>();
  return ordered.slice(0, RERANKED).map((candidate, rank) => {
    const { page, section } = candidate.unit.unit;
    const placeOnPage = seenOnPage.get(page) ?? 0;
    seenOnPage.set(page, placeOnPage + 1);
    const around = NEIGHBOURS.flatMap((step) => [
      firstAt.get(candidate.at - step),
      firstAt.get(candidate.at + step),
    ]).filter((first) => first !== undefined);
    const row = [
      ...candidate.features,
      candidate.first,
      candidate.first - best,
      rank,
      pageSum.get(page) ?? 0,
      pages.indexOf(page),
      placeOnPage,
      firstAt.get(candidate.at - 1) ?? ABSENT,
      firstAt.get(candidate.at + 1) ?? ABSENT,
      Math.max(ABSENT, ...around),
      sectionSum.get(section) ?? 0,
    ];
    return { candidate, row };
  });
}

function sumBy<Key>(scored: readonly FirstScored[], keyOf: (candidate: FirstScored) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const candidate of scored) {
    const key = keyOf(candidate);
    sums.set(key, (sums.get(key) ?? 0) + toProbability(candidate.first));
  }
  return sums;
}

export type Ranked = ScoredFeatures & { score: number };

/** Units by learned score, the most likely first. */
export function rankUnits(candidates: readonly ScoredFeatures[], first: TreeModel, second: TreeModel): Ranked[] {
  const scored = candidates.map((candidate) => ({ ...candidate, first: scoreTrees(first, candidate.features) }));
  return rerankRows(scored)
    .map(({ candidate, row }) => ({ ...candidate, score: scoreTrees(second, row) }))
    .sort((a, b) => b.score - a.score);
}
