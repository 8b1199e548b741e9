import type { Scored } from '@/lib/reading/answer/compose';
import type { UnitIndex } from '@/lib/reading/match/index-units';
import { stemOf, type Question } from '@/lib/reading/question/read-question';
import type { RowCell, Unit } from '@/lib/reading/structure/types';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import { numberIn, sameFigureInTwoYears, type CellOperand } from './compare-values';

export type Operation = 'change' | 'difference' | 'sum' | 'share';

/** A value that the filing does not print, calculated from values that it prints. */
export type Derived = { operation: Operation; operands: CellOperand[]; value: number };

/** Wordings of questions that need a calculation over several rows, each with an example. */
export const CALCULATIONS: readonly { operation: Operation; pattern: RegExp; example: string }[] = [
  {
    operation: 'share',
    pattern: /\bas (?:a |an )?(?:%|pct|percent\w*|share|proportion|fraction) of\b/i,
    example: 'tax fees as a percentage of the total',
  },
  {
    operation: 'difference',
    pattern: /\bhow much (?:more|less|higher|lower|bigger|smaller)\b/i,
    example: 'how much more did A get than B',
  },
  {
    operation: 'difference',
    pattern: /\bby how much\b|\bdifference between\b|\bgap between\b/i,
    example: 'by how much',
  },
  {
    operation: 'sum',
    pattern: /\b(?:combined|together|add(?:ed)? up|sum of|jointly|adding)\b/i,
    example: 'audit and tax fees together',
  },
];

/** The calculation that a question asks for, by its wording; null when it asks for none. */
export function operationOf(text: string): Operation | null {
  return CALCULATIONS.find(({ pattern }) => pattern.test(text))?.operation ?? null;
}

const CONSIDERED = 20;

/** The calculation that a question asks for, from the ranked units; null when an operand is missing or not a number. */
export function derive(ranked: readonly Scored[], question: Question, index: UnitIndex): Derived | null {
  const [first] = ranked;
  if (!first?.chosen) return null;
  const operation = operationOf(question.text);
  const people = question.people.length;
  if (operation === 'share') return shareOf(ranked, question, index);
  if (operation && people >= 2) return acrossPeople(first, operation, ranked, question, index);
  if (operation === 'sum' && people === 0) return sumOfRows(first, ranked, question);
  if (!question.compares) return null;
  const years = sameFigureInTwoYears(first.at, first.chosen, index, question.years);
  return years ? { operation: 'change', operands: years, value: years[0].value - years[1].value } : null;
}

function acrossPeople(
  first: Scored,
  operation: Operation,
  ranked: readonly Scored[],
  question: Question,
  index: UnitIndex,
): Derived | null {
  const main = first.chosen?.main;
  if (!main) return null;
  const operands = question.people.slice(0, 4).map((person) => {
    const surname = stemOf(person.surname);
    const isOf = (unit: Unit) => stemsOf(labelOf(unit)).has(surname) && unit.row?.year === first.unit.unit.row?.year;
    const unit = [...ranked.slice(0, CONSIDERED).map((each) => each.unit.unit), ...nearbyRows(first, index)].find(
      (each) => each.page === first.unit.unit.page && isOf(each) && cellUnder(each, main) !== undefined,
    );
    return unit && operandOf(unit, main, person.name);
  });
  return finished(operation, operands);
}

function sumOfRows(first: Scored, ranked: readonly Scored[], question: Question): Derived | null {
  const main = first.chosen?.main;
  if (!main) return null;
  const asked = new Set(wordsOf(question.text).map(stemOf));
  const rows = ranked
    .slice(0, CONSIDERED)
    .map((each) => each.unit.unit)
    .filter(
      (unit) =>
        unit.page === first.unit.unit.page &&
        unit.row?.year === first.unit.unit.row?.year &&
        !/\btotal\b/i.test(labelOf(unit)) &&
        isNamed(unit, asked),
    );
  const named = uniqueBy(rows, labelOf).toSorted((a, b) => a.start - b.start);
  const wanted = question.terms.filter(({ words }) => operationOf(words) === null);
  const isComplete = wanted.every(({ ways }) =>
    ways.some((way) => [first.unit, ...named].some((place) => containsWording(place, way))),
  );
  return isComplete
    ? finished(
        'sum',
        named.map((unit) => operandOf(unit, main, labelOf(unit))),
      )
    : null;
}

/** Whether the words of one wording of a term occur in a row's label, or above the first row. */
function containsWording(place: Scored['unit'] | Unit, way: readonly string[]): boolean {
  const stems = 'near' in place ? new Set([...place.near, ...place.headings]) : stemsOf(labelOf(place));
  return way.every((stem) => stems.has(stem));
}

/** "X as a percentage of Y": the row for X and the row for Y, in one column. */
function shareOf(ranked: readonly Scored[], question: Question, index: UnitIndex): Derived | null {
  const [left, right] = question.text.split(CALCULATIONS[0]?.pattern ?? '');
  const main = ranked[0]?.chosen?.main;
  const [first] = ranked;
  if (!left || !right || !main || !first) return null;
  const rows = uniqueBy(
    [...ranked.slice(0, CONSIDERED).map((each) => each.unit.unit), ...nearbyRows(first, index)].filter(
      (unit) => unit.page === first.unit.unit.page && cellUnder(unit, main) !== undefined,
    ),
    labelOf,
  );
  const best = (text: string, other?: Unit) => {
    const asked = new Set(wordsOf(text).map(stemOf));
    return rows
      .filter((unit) => unit !== other && isNamed(unit, asked))
      .toSorted((a, b) => stemsOf(labelOf(b)).size - stemsOf(labelOf(a)).size)[0];
  };
  const part = best(left);
  const whole = best(right, part);
  return finished(
    'share',
    [part, whole].map((unit) => unit && operandOf(unit, main, labelOf(unit))),
  );
}

function finished(operation: Operation, operands: (CellOperand | undefined)[]): Derived | null {
  const known = operands.filter((each) => each !== undefined);
  const [a, b] = known;
  if (known.length !== operands.length || !a || !b || (operation !== 'sum' && known.length !== 2)) return null;
  if (operation === 'sum')
    return { operation, operands: known, value: known.reduce((sum, each) => sum + each.value, 0) };
  if (operation === 'share')
    return b.value === 0 ? null : { operation, operands: known, value: (a.value / b.value) * 100 };
  const ordered = a.value >= b.value ? [a, b] : [b, a];
  return { operation, operands: ordered, value: Math.abs(a.value - b.value) };
}

/** Whether every word of the row's label, except function words, occurs in the question. */
function isNamed(unit: Unit, asked: ReadonlySet<string>): boolean {
  const stems = [...stemsOf(labelOf(unit))].filter((stem) => stem.length > 2 && !/^(?:the|and|for|all)$/.test(stem));
  return stems.length > 0 && stems.every((stem) => asked.has(stem));
}

const NEARBY = 12;

function nearbyRows({ at }: Scored, index: UnitIndex): Unit[] {
  return index.units.slice(Math.max(0, at - NEARBY), at + NEARBY).flatMap(({ unit }) => (unit.row ? [unit] : []));
}

function operandOf(unit: Unit, main: RowCell, label: string): CellOperand | undefined {
  const cell = cellUnder(unit, main);
  const value = cell ? numberIn(cell.text) : null;
  return cell && value !== null ? { label, value, text: cell.text, unit, cell } : undefined;
}

function cellUnder(unit: Unit, main: RowCell): RowCell | undefined {
  return unit.row?.cells.find((cell) => cell.head === main.head);
}

function labelOf(unit: Unit): string {
  return unit.row?.label ?? '';
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemOf));
}

function uniqueBy<T, K>(items: readonly T[], keyOf: (item: T) => K): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const round = (value: number) => COUNT.format(Math.round(value * 100) / 100);

/** A calculation as a sentence with its operands. */
export function derivedText({ operation, operands, value }: Derived): string {
  const [a, b] = operands;
  if (!a || !b) return '';
  const money = /\$/.test(`${a.text} ${a.cell.head}`) ? '$' : '';
  if (operation === 'sum')
    return `Together ${money}${round(value)}: ${operands.map((each) => `${each.text} (${each.label})`).join(' + ')}.`;
  if (operation === 'share') return `${round(value)}%: ${a.text} (${a.label}) of ${b.text} (${b.label}).`;
  if (operation === 'difference')
    return `${a.label} ${money}${round(value)} more than ${b.label}: ${a.text} against ${b.text}.`;
  const word = value > 0 ? 'up' : value < 0 ? 'down' : 'unchanged';
  const percent =
    b.value !== 0 && !/%/.test(a.text)
      ? `, ${COUNT.format(Math.round((Math.abs(value) / Math.abs(b.value)) * 1000) / 10)}%`
      : '';
  return `${a.text} in ${a.label} against ${b.text} in ${b.label}: ${word} ${round(Math.abs(value))}${percent}.`;
}

const SIGN: Record<Operation, string> = { change: ' − ', difference: ' − ', sum: ' + ', share: ' / ' };

/** "2025 − 2024 = $80,000 − $130,000". */
export function formulaOf({ operation, operands }: Derived): string {
  const join = (textOf: (operand: CellOperand) => string) => operands.map(textOf).join(SIGN[operation]);
  return `${join((each) => each.label)} = ${join((each) => each.text)}`;
}

/** The unit of the result: that of the operands, or percent. */
export function unitOf({ operation, operands }: Derived): string | null {
  const [a] = operands;
  if (operation === 'share') return 'percent';
  if (a && /%/.test(a.text)) return 'percentage points';
  return a && /\$/.test(`${a.text} ${a.cell.head}`) ? 'USD' : null;
}
