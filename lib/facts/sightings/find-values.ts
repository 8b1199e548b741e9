import { toCount } from '@/lib/format/words/number-words';
import type { FactKey } from '../fact-keys';
import type { FilingStructure, Unit } from '@/lib/reading/structure/types';
import { ASKED_FACTS, type AskedFact } from './asked-facts';
import { toNumber } from '../text/values';
import { findFees } from './find-fees';
import { multiplesOf } from './find-multiples';
import { tableScaleOf } from './table-unit';
import { normalizeText, valuesIn, type FoundValue } from './unit-values';

/** A value of the right kind in a unit about the fact's subject. */
export type Sighting = {
  value: number | string;
  /** Position of the unit in the structure. */
  at: number;
  page: number;
  /** The subject is in the same clause, not only in the heading above or elsewhere in the sentence. */
  isClose: boolean;
  /** Range of the value in the text of the unit. */
  start: number;
  end: number;
};

/** The searchable text of a unit, and the surrounding text that gives its subject. */
export type UnitWords = { own: string; around: string; scale: number };

/** The words of every unit; computed once per filing. */
export function wordsOfUnits({ units }: FilingStructure): UnitWords[] {
  return units.map((unit) => {
    const around = normalizeText(`${unit.section.split(' > ').at(-1) ?? ''} ${unit.lead}`);
    const own = stripMarks(normalizeText(unit.row ? rowWords(unit) : unit.text));
    const near = `${around} ${own}`;
    return { own, around, scale: unit.row ? tableScaleOf(near) : 1 };
  });
}

function rowWords({ row, text }: Unit): string {
  if (!row) return text;
  const cells = row.cells.map((cell) => `${cell.head}: ${cell.text}`).join('; ');
  return `${[...row.groups, row.label].filter(Boolean).join(', ')} ${row.year ?? ''}: ${cells}`;
}

/** All sightings for one fact: values of its kind in units about its subject. */
export function findValues(key: FactKey, structure: FilingStructure, words: readonly UnitWords[]): Sighting[] {
  const asked = ASKED_FACTS[key];
  if (!asked) return [];
  const fees = key === 'audit_fees' || key === 'total_auditor_fees' ? findFees(structure, words, key) : [];
  const { units } = structure;
  const chief = chiefOf(structure);
  const seen = units.flatMap((unit, at): Sighting[] => {
    const text = words[at];
    if (!text || (fees.length > 0 && unit.row) || (asked.not && asked.not.test(text.own))) return [];
    const isOwn = asked.subject.every((pattern) => pattern.test(text.own));
    if (!isOwn && !asked.subject.every((pattern) => pattern.test(`${text.around} ${text.own}`))) return [];
    return valuesOf(key, asked, unit, text, chief).map(({ value, start, end }) => ({
      value,
      at,
      page: unit.page,
      isClose: isOwn && isInClause(asked, text.own, start, end),
      start,
      end,
    }));
  });
  return [...fees, ...seen];
}

function valuesOf(key: FactKey, asked: AskedFact, unit: Unit, words: UnitWords, chief: string): FoundValue[] {
  const { own } = words;
  return sightingsInUnit(key, asked, unit, words, chief).filter(
    ({ value, start }) =>
      (asked.range === undefined ||
        (typeof value === 'number' && value >= asked.range[0] && value <= asked.range[1])) &&
      !asked.notBefore?.test(
        own
          .slice(Math.max(0, start - 70), start)
          .split(/[;.](?=\s)/)
          .at(-1) ?? '',
      ),
  );
}

function sightingsInUnit(
  key: FactKey,
  asked: AskedFact,
  unit: Unit,
  { own, around, scale }: UnitWords,
  chief: string,
): FoundValue[] {
  if (asked.kind === 'multiple') return multiplesOf(key, unit, own, `${around} ${unit.section}`, chief);
  if (asked.phrase)
    return [...own.matchAll(asked.phrase)].flatMap((match): FoundValue[] => {
      const value = toCount(match.groups?.value ?? match.groups?.before ?? match.groups?.share);
      return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
    });
  if (asked.kind !== 'money') return valuesIn(own, asked.kind);
  if (unit.row) return amountsOf(unit, own, scale, key === 'ceo_total_pay' ? OF_TOTAL : undefined);
  return valuesIn(own, 'money');
}

/** The column of totals, not of the other executives' average. */
const OF_TOTAL = /^(?!.*\b(?:average|non-|other)).*\btotal\b/i;

/** Surname of the chief executive in the directory of people. */
export function chiefOf({ people }: FilingStructure): string {
  return people.find(({ roles }) => roles.includes('chief executive officer'))?.surname ?? '';
}

/** Amounts of a row in the table's scale; when the headers give years, those of the latest year. */
function amountsOf({ row }: Unit, own: string, scale: number, head?: RegExp): FoundValue[] {
  const cells = (row?.cells ?? []).filter((cell) => head?.test(cell.head) ?? true);
  const years = cells.map((cell) => Number(/\b(?:19|20)\d\d\b/.exec(cell.head)?.[0] ?? 0));
  const newest = Math.max(0, ...years);
  return cells.flatMap((cell, at): FoundValue[] => {
    const amount = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(\s(?:million|thousand|billion))?$/.exec(cell.text.trim());
    if (!amount || years[at] !== newest || /%|percent|\bshares\b|\bnumber\b|#/i.test(cell.head)) return [];
    const plain = toNumber(cell.text) ?? 0;
    const start = own.indexOf(cell.text);
    return [{ value: plain < 1e6 ? Math.round(plain * scale) : plain, start, end: start + cell.text.length }];
  });
}

const CLAUSE_END = /[;.](?=\s)|,\s(?:and|while|but|whereas)\s/g;

function isInClause(asked: AskedFact, text: string, start: number, end: number): boolean {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(CLAUSE_END)) {
    if (match.index < start) from = match.index;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return asked.subject.every((pattern) => pattern.test(text.slice(from, to)));
}

/** Removes footnote marks in brackets after a figure, which would be read as figures. */
function stripMarks(text: string): string {
  return text.replace(/(?<=[\w%.])\s?\(\d{1,2}\)(?=\s|[,;.:]|$)/g, '');
}
