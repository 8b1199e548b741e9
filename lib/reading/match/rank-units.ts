import type { Question } from '@/lib/reading/question/read-question';
import { chosenCells, FEATURES, featuresOf, type Candidate } from './features';
import type { PassageSignals } from '@/lib/retrieval/rank/passage-signals';
import type { UnitIndex } from './index-units';
import { softStrength, strengthIn, weighTerms, type Neighbours, type WeighedTerm } from './term-match';
import { scoreTrees, toProbability, type TreeModel } from './trees';

/**
 * Units that are scored with all features. The right unit is among the first hundred of the fast ranking in almost all
 * cases.
 */
const SCORED_IN_FULL = 120;

export type ScoredFeatures = Candidate & { features: number[] };

/** The units that may answer a question, with their features, ordered by a fast measure, the most likely first. */
export function findCandidates(
  index: UnitIndex,
  question: Question,
  signals: PassageSignals,
  neighbours: Neighbours,
): { candidates: ScoredFeatures[]; terms: WeighedTerm[] } {
  const terms = weighTerms(question, index);
  const touched = new Set<number>();
  for (const term of terms)
    for (const way of term.ways)
      for (const stem of way) for (const at of index.postings.get(stem) ?? []) touched.add(at);
  const cheap = [...touched].flatMap((at) => {
    const unit = index.units[at];
    if (!unit) return [];
    let score = 0;
    const matches = terms.map((term) => {
      const own = strengthIn(term, unit.ownSet);
      const near = strengthIn(term, unit.near);
      const around = own === 1 ? 1 : strengthIn(term, unit.around);
      const soft = own >= 0.8 ? own : softStrength(term, unit.ownSet, neighbours);
      score += term.weight * Math.max(own, 0.6 * near, 0.3 * around, 0.5 * soft);
      return { own, near, around, soft };
    });
    const { unit: raw } = unit;
    const passage = signals(raw.page, raw.start);
    const lengthPenalty = unit.own.length < 5 && !raw.row ? 0.6 : unit.own.length > 60 ? 0.85 : 1;
    return [{ at, unit, matches, passage, cheap: score * lengthPenalty + 6 * passage.score }];
  });
  cheap.sort((a, b) => b.cheap - a.cheap);
  const top = cheap[0]?.cheap ?? 1;
  const candidates = cheap
    .slice(0, SCORED_IN_FULL)
    .map(({ at, unit, matches, passage, cheap: score }, rank): ScoredFeatures => {
      const candidate = { at, unit, matches, cheap: score, chosen: chosenCells(unit, question, terms) };
      return {
        ...candidate,
        features: featuresOf(candidate, question, terms, index, passage, { share: score / (top || 1), rank }),
      };
    });
  return { candidates, terms };
}

export type Ranked = ScoredFeatures & { score: number };

/** Units by learned score, the most likely first. */
export function rankUnits(candidates: readonly ScoredFeatures[], first: TreeModel, second: TreeModel): Ranked[] {
  const scored = candidates.map((candidate) => ({ ...candidate, first: scoreTrees(first, candidate.features) }));
  return rerankRows(scored)
    .map(({ candidate, row }) => ({ ...candidate, score: scoreTrees(second, row) }))
    .sort((a, b) => b.score - a.score);
}

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
