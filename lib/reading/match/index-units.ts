import { stemOf } from '@/lib/reading/question/read-question';
import type { FilingStructure, Unit } from '@/lib/reading/structure/types';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';

/** A unit with all data needed for scoring, computed once per document. */
export type IndexedUnit = {
  unit: Unit;
  /** Stems of its own words, including the headers of its cells. */
  own: readonly string[];
  ownSet: ReadonlySet<string>;
  /** Stems of the text directly above it: list introduction, caption, row groups, innermost heading. */
  near: ReadonlySet<string>;
  /** Stems of the outer headings and of the units before and after. */
  around: ReadonlySet<string>;
  headings: ReadonlySet<string>;
};

export type UnitIndex = {
  structure: FilingStructure;
  units: readonly IndexedUnit[];
  /** stem → positions of the units with this stem in their own or near words. */
  postings: ReadonlyMap<string, readonly number[]>;
  pageCount: number;
};

/** Prepares the units of a filing for scoring: their stems, those around them, and the units of each stem. Pure. */
export function indexUnits(structure: FilingStructure): UnitIndex {
  const stemsOf = (text: string) => wordsOf(text).map(stemOf);
  const own = structure.units.map((unit) => stemsOf(wordsOfUnit(unit)));
  const headingCache = new Map<string, ReadonlySet<string>>();
  const headingStems = (path: string) => {
    const known = headingCache.get(path);
    if (known) return known;
    const fresh = new Set(stemsOf(path));
    headingCache.set(path, fresh);
    return fresh;
  };
  const postings = new Map<string, number[]>();
  const units = structure.units.map((unit, at): IndexedUnit => {
    const innermost = unit.section.split(' > ').at(-1) ?? '';
    const near = new Set([...stemsOf(`${unit.lead} ${unit.row?.groups.join(' ') ?? ''}`), ...headingStems(innermost)]);
    const isPage = (other: number) => structure.units[other]?.page === unit.page;
    const around = new Set([
      ...headingStems(unit.section),
      ...[at - 1, at - 2, at + 1].filter(isPage).flatMap((other) => own[other] ?? []),
    ]);
    const stems = own[at] ?? [];
    const ownSet = new Set(stems);
    for (const stem of new Set([...ownSet, ...near])) {
      const list = postings.get(stem);
      if (list) list.push(at);
      else postings.set(stem, [at]);
    }
    return { unit, own: stems, ownSet, near, around, headings: headingStems(unit.section) };
  });
  return { structure, units, postings, pageCount: Math.max(1, ...structure.units.map((unit) => unit.page)) };
}

function wordsOfUnit(unit: Unit): string {
  if (!unit.row) return unit.text;
  return [unit.row.label, unit.row.year ?? '', ...unit.row.cells.flatMap((cell) => [cell.head, cell.text])].join(' ');
}

/** Inverse document frequency of a stem over the units of a filing. */
export function rarityOf(index: UnitIndex, stem: string): number {
  const count = index.postings.get(stem)?.length ?? 0;
  return Math.log(1 + (index.units.length - count + 0.5) / (count + 0.5));
}
