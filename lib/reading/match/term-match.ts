import type { AskedTerm, Question } from '@/lib/reading/question/read-question';
import { rarityOf, type UnitIndex } from './index-units';

/** How strongly a term of a question occurs in the parts of a unit, from 0 to 1. */
export type TermMatch = {
  own: number;
  near: number;
  around: number;
  /** By words of similar meaning, own words only. */ soft: number;
};

/** A term with its weight in this filing. */
export type WeighedTerm = AskedTerm & { weight: number };

const OTHER_WAY = 0.85;
const PART_OF_WAY = 0.5;

/** Rare words weigh more; a phrase weighs as much as its rarest word. Words that the filing never uses weigh most. */
export function weighTerms(question: Question, index: UnitIndex): WeighedTerm[] {
  return question.terms.map((term) => {
    const rarities = (term.ways[0] ?? []).map((stem) => rarityOf(index, stem));
    return { ...term, weight: Math.min(9, Math.max(1, ...rarities)) };
  });
}

/** How fully a term occurs in a set of stems, from 0 to 1; other wordings and partial phrases count less. */
export function strengthIn(term: AskedTerm, stems: ReadonlySet<string>): number {
  let best = 0;
  term.ways.forEach((way, at) => {
    const worth = at === 0 ? 1 : OTHER_WAY;
    if (worth <= best) return;
    let present = 0;
    for (const stem of way) if (stems.has(stem)) present += 1;
    if (present === way.length) best = Math.max(best, worth);
    else if (way.length > 1 && present > 0) best = Math.max(best, (PART_OF_WAY * worth * present) / way.length);
  });
  return best;
}

/** Words of similar meaning: stem → stem → similarity from 0.55 to 1. */
export type Neighbours = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The highest similarity between a term of one word and the unit's words. */
export function softStrength(term: AskedTerm, stems: ReadonlySet<string>, neighbours: Neighbours): number {
  const [stem] = term.ways[0] ?? [];
  if (stem === undefined || term.ways[0]?.length !== 1) return 0;
  let best = 0;
  for (const [other, likeness] of neighbours.get(stem) ?? []) if (likeness > best && stems.has(other)) best = likeness;
  return best;
}
