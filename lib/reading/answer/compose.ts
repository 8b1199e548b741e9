import type { ScoredFeatures } from '@/lib/reading/match/rank-units';
import type { UnitIndex } from '@/lib/reading/match/index-units';
import type { WeighedTerm } from '@/lib/reading/match/term-match';
import type { Question } from '@/lib/reading/question/read-question';
import type { RowCell, Unit } from '@/lib/reading/structure/types';
import { derive, derivedText, type Derived } from './derive';
import { oneOf } from '@/lib/format/patterns';
import { GOES_ON_WORDS } from './compose-patterns';

export type Scored = ScoredFeatures & { score: number };

/** A unit that the answer quotes; for a row, the cells it names. */
export type AnswerPart = { unit: Unit; cells: RowCell[] | null };

export type Composed = {
  parts: AnswerPart[];
  /** A value calculated from the parts, when the question asks for it. */
  derived: Derived | null;
  /** Share of the terms' weight that no part covers. */
  missing: number;
};

const MAX_PARTS = 3;
const CONSIDERED = 15;
/** Largest distance in log-odds between a further part and the first. */
const BEHIND = 3;
const PRESENT = 0.6;

/**
 * The best unit and the units that complete it: other years for a comparison, the list that it introduces, units that
 * cover the remaining terms.
 */
export function composeAnswer(
  ranked: readonly Scored[],
  question: Question,
  terms: readonly WeighedTerm[],
  index: UnitIndex,
): Composed | null {
  const [first] = ranked;
  if (!first) return null;
  const derived = derive(ranked, question, index);
  const parts: AnswerPart[] = [partOf(first)];
  for (const { unit, cell } of derived?.operands ?? [])
    if (!parts.some((part) => part.unit === unit)) parts.push({ unit, cells: [cell] });
  for (const unit of belongingTo(first, question, index)) parts.push({ unit, cells: null });
  const most = Math.max(MAX_PARTS, parts.length);
  const open = new Set(terms.flatMap((_, at) => (isPresent(first, at) ? [] : [at])));
  const used = [first];
  for (const candidate of ranked.slice(1, CONSIDERED)) {
    if (parts.length >= most || candidate.score < first.score - BEHIND) break;
    if (
      Math.abs(candidate.unit.unit.page - first.unit.unit.page) > 1 ||
      parts.some(({ unit }) => unit === candidate.unit.unit) ||
      used.some((other) => isAlike(other, candidate))
    )
      continue;
    const gained = [...open].filter((at) => (candidate.matches[at]?.own ?? 0) >= PRESENT);
    const weight = gained.reduce((sum, at) => sum + (terms[at]?.weight ?? 0), 0);
    const isClose = candidate.score >= first.score - 0.7 && isSeveral(question);
    if (weight < 2 && !isClose) continue;
    parts.push(partOf(candidate));
    used.push(candidate);
    for (const at of gained) open.delete(at);
  }
  const total = terms.reduce((sum, term) => sum + term.weight, 0) || 1;
  const missing = [...open].reduce((sum, at) => sum + (terms[at]?.weight ?? 0), 0) / total;
  return { parts, derived, missing };
}

const MAX_ITEMS = 8;
const MAX_CHARS = 900;
const BULLET = /^\s*[•●▪■◆○✓✔☑►▶–-]\s/;
const GOES_ON = new RegExp(String.raw`^${oneOf(GOES_ON_WORDS)}\b`);

/**
 * Units that belong to a sentence: the items of the list it introduces, the other items of its list, its continuation.
 */
function belongingTo(first: Scored, question: Question, index: UnitIndex): Unit[] {
  const { unit } = first.unit;
  if (unit.row) return [];
  const next = (at: number) => index.units[at]?.unit;
  if (/:\s*$/.test(unit.text))
    return within(
      following(first.at, index, (other) => BULLET.test(other.text)),
      unit,
    );
  if (BULLET.test(unit.text) && question.kind === 'list' && unit.lead) {
    return within(
      following(first.at, index, (other) => BULLET.test(other.text) && other.lead === unit.lead),
      unit,
    );
  }
  const after = next(first.at + 1);
  const isSame =
    after !== undefined && after.page === unit.page && after.section === unit.section && after.kind === 'sentence';
  const goesOn =
    isSame &&
    (question.kind === 'reason' || GOES_ON.test(after.text)) &&
    !BULLET.test(after.text) &&
    question.kind !== 'date';
  return goesOn ? within([after], unit) : [];
}

function following(at: number, index: UnitIndex, belongs: (unit: Unit) => boolean): Unit[] {
  const found: Unit[] = [];
  for (let other = at + 1; found.length < MAX_ITEMS; other += 1) {
    const unit = index.units[other]?.unit;
    if (!unit || unit.page !== index.units[at]?.unit.page || !belongs(unit)) break;
    found.push(unit);
  }
  return found;
}

function within(units: Unit[], first: Unit): Unit[] {
  let length = first.text.length;
  return units.filter((unit) => (length += unit.text.length) <= MAX_CHARS);
}

function partOf({ unit, chosen }: Scored): AnswerPart {
  return { unit: unit.unit, cells: chosen ? chosen.cells : null };
}

function isPresent(candidate: Scored, at: number): boolean {
  const match = candidate.matches[at];
  return match !== undefined && Math.max(match.own, 0.9 * match.near) >= PRESENT;
}

/** Whether two units overlap in words: the same sentence elsewhere, or a heading that the sentence repeats. */
function isAlike(a: Scored, b: Scored): boolean {
  if (a.at === b.at) return true;
  const shared = [...b.unit.ownSet].filter((stem) => a.unit.ownSet.has(stem)).length;
  return (
    shared / Math.max(1, Math.min(a.unit.ownSet.size, b.unit.ownSet.size)) > 0.8 &&
    a.unit.unit.kind === b.unit.unit.kind &&
    !a.unit.unit.row
  );
}

/** Whether a question asks for several things or a list. */
export function isSeveral(question: Question): boolean {
  return (
    question.kind === 'list' ||
    /\b(?:and|or|plus|both|each|all|every|which)\b|[;&]|\?.*\?|,\s(?:how|what|when|who|where)/i.test(question.text)
  );
}

/** An answer as one line of text, for scoring. */
export function composedText({ parts, derived }: Composed): string {
  const words = parts.map(partText).join(' ');
  return derived ? `${words} ${derivedText(derived)}` : words;
}

/** A part as one line of text: a sentence unchanged, a row as its label, year and chosen cells with their headers. */
export function partText({ unit, cells }: AnswerPart): string {
  if (!unit.row || !cells) return unit.text;
  const name = [...unit.row.groups, unit.row.label].filter(Boolean).join(', ');
  const year = unit.row.year === null ? '' : `, ${unit.row.year}`;
  return `${name}${year}: ${cells.map((cell) => (cell.head ? `${cell.head}: ${cell.text}` : cell.text)).join('; ')}.`;
}
