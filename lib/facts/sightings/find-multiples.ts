import type { FactKey } from '../fact-keys';
import type { Unit } from '@/lib/reading/structure/types';
import { normalizeText, valuesIn, type FoundValue } from './unit-values';
import { alternatives } from '@/lib/format/patterns';
import { NOT_OWNERSHIP_WORDS, OTHER_WORDS } from './find-multiples-patterns';

const CHIEF = /\bCEO\b|\bchief executive\b|\bprincipal executive\b/gi;
const DIRECTOR =
  /\b(?:non-?employee |outside |independent |non-?management |board )directors?\b|\bdirectors?\b|\bretainers?\b/gi;
const OTHER = new RegExp(alternatives(OTHER_WORDS), 'gi');
const OF_STOCK =
  /\bown(?:s|ership)?\b|\bhold(?:s|ings?)?\b|\bguidelines?\b|\bretain\b|\bmultiple\b|\bstock\b|\bshares\b/i;
const OF_PAY = /\bsalar(?:y|ies)\b|\bretainers?\b|\bbase\b|\bmultiple\b|\bownership\b/i;
const EXCEPT_CHIEF =
  /\b(?:other than|except(?: for)?|excluding|besides)\s(?:the |our )?(?:CEO|chief executive)|\bnon-CEO\b/i;
const NOT_OWNERSHIP = new RegExp(alternatives(NOT_OWNERSHIP_WORDS), 'i');
const LONGEST_PIECE = 220;

/**
 * The multiples in a unit that apply to the chief executive, or to directors. With several in a sentence, each belongs
 * to the office between it and its neighbour: before it when the sentence begins with an office, otherwise after it.
 */
export function multiplesOf(key: FactKey, unit: Unit, own: string, around: string, chief: string): FoundValue[] {
  const near = `${around} ${own}`;
  if (!OF_STOCK.test(near) || !OF_PAY.test(near)) return [];
  const seen = [...valuesIn(own, 'multiple'), ...bareOf(unit, own, near)];
  if (/\brang(?:e|es|ing)\b/i.test(own) && seen.length > 1) return [];
  const isRow = unit.row !== null;
  const firstRole = [CHIEF, OTHER, DIRECTOR].flatMap((pattern) =>
    [...own.matchAll(pattern)].map((match) => match.index),
  );
  const leads = Math.min(...firstRole) < (seen[0]?.start ?? 0);
  const label = unit.row?.label ?? '';
  return seen.filter((value, at) => {
    if (NOT_OWNERSHIP.test(own.slice(Math.max(0, value.start - 140), value.end + 100))) return false;
    if (isRow && label && seen.length === 1) return ofRow(label, chief) === key;
    const from = leads ? (seen[at - 1]?.end ?? 0) : value.start;
    const to = leads ? (at === seen.length - 1 ? value.end + 60 : value.end) : (seen[at + 1]?.start ?? own.length);
    const piece =
      isRow && seen.length === 1
        ? own
        : own.slice(Math.max(from, value.start - LONGEST_PIECE), Math.min(to, value.end + LONGEST_PIECE));
    return holderIn(piece, value.start - Math.max(from, value.start - LONGEST_PIECE)) === key;
  });
}

/** The office in the row's label. */
function ofRow(label: string, chief: string): FactKey | undefined {
  if (chief && normalizeText(label).toLowerCase().includes(chief)) return 'ceo_ownership_multiple';
  return holderIn(label, 0);
}

/** The office in a part of a sentence, or the one nearest to position `at` when there are several. */
function holderIn(piece: string, at: number): FactKey | undefined {
  if (EXCEPT_CHIEF.test(piece)) return undefined;
  const nearest = (pattern: RegExp) =>
    Math.min(
      ...[...piece.matchAll(pattern)].map((match) =>
        match.index < at ? at - match.index - match[0].length : match.index - at,
      ),
    );
  const chief = nearest(CHIEF);
  const other = nearest(OTHER);
  const director = nearest(DIRECTOR);
  if (chief < other && chief < director) return 'ceo_ownership_multiple';
  if (director < other && director < chief) return 'director_ownership_multiple';
  return undefined;
}

/** "CEO | 6" under a header with "multiple". */
function bareOf(unit: Unit, own: string, near: string): FoundValue[] {
  if (!unit.row || !/\bmultiple\b|\btimes\b/i.test(near)) return [];
  return unit.row.cells.flatMap((cell): FoundValue[] => {
    if (!/^\d{1,2}(?:\.\d)?$/.test(cell.text.trim()) || !/\bmultiple\b|\btimes\b/i.test(`${cell.head} ${near}`))
      return [];
    const start = own.lastIndexOf(`: ${cell.text}`) + 2;
    return [{ value: Number(cell.text), start, end: start + cell.text.length }];
  });
}
