import type { Question } from '@/lib/reading/question/read-question';
import { chosenCells, featuresOf, type Candidate } from './features';
import type { PlaceSignals } from '@/lib/retrieval/rank/place-signals';
import type { UnitIndex } from './index-units';
import { softStrength, strengthIn, weighTerms, type Neighbours, type WeighedTerm } from './term-match';

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
  signals: PlaceSignals,
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
