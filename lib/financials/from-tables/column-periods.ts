import { isoDay, isoDayOfWords } from '@/lib/format/iso-day';
import { alternatives } from '@/lib/format/patterns';
import { SPAN_WORDS } from './column-periods-patterns';
import { MONTH as WHOLE_MONTH, monthOfShort, SHORT_MONTH } from '@/lib/format/words/months';
import type { TextLine } from '@/lib/pdf/types';
import type { PrimaryStatement } from '../vocabulary';

export type ColumnPeriod = { start: string | null; end: string };
/** Where a column's numbers end, from left to right. */
export type ColumnPlace = { left: number; right: number };

const MONTH = `(?:${WHOLE_MONTH}|(?:${SHORT_MONTH})\\.?)`;
const DAY = new RegExp(`\\b(${MONTH})\\s+(\\d{1,2})\\b(?!\\d)`, 'gi');
const YEAR = /(?<![\d,.$])(?:19|20)\d\d(?![\d,.]\d|\d)/g;
const SPAN = new RegExp(String.raw`\b(?:${alternatives(SPAN_WORDS)})`, 'gi');
const MONTHS_OF: Readonly<Record<string, number>> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  '3': 3,
  '6': 6,
  '9': 9,
  '12': 12,
  '13': 3,
  '14': 3,
  '26': 6,
  '27': 6,
  '39': 9,
  '40': 9,
  '52': 12,
  '53': 12,
  thirteen: 3,
  fourteen: 3,
  'twenty-six': 6,
  'thirty-nine': 9,
  'fifty-two': 12,
  'fifty-three': 12,
};

type Mark<T> = { value: T; left: number; right: number; line: number };
type MonthDay = { month: number; day: number };

/**
 * The periods of a statement's columns from the lines above its first row; null where they do not state each of them.
 * `closing` is the day on which the filing's own period ends, for heads that name only the year.
 */
export function columnPeriods(
  heads: readonly TextLine[],
  columns: readonly ColumnPlace[],
  statement: PrimaryStatement,
  closing: string | null,
): ColumnPeriod[] | null {
  const years = yearsOver(heads, columns);
  if (!years) return null;
  const days = marksOf(heads, DAY, ([, month = '', day = '']) => ({
    month: monthOfShort(month) ?? 0,
    day: Number(day),
  }));
  const spans = marksOf(heads, SPAN, ([, months, weeks, quarter]) =>
    quarter ? 3 : (MONTHS_OF[(months ?? weeks ?? '').toLowerCase()] ?? 12),
  );
  const newest = Math.max(...years);
  const periods = columns.map((column, index): ColumnPeriod | null => {
    const year = years[index];
    if (year === undefined) return null;
    const end = endOf(year, dayOver(days, column, index, columns.length), newest, closing);
    if (end === null) return null;
    if (statement === 'balance') return { start: null, end };
    const months = spanOver(spans, column, index, columns.length) ?? 12;
    return { start: startOf(end, months), end };
  });
  const isWhole = periods.every((period): period is ColumnPeriod => period !== null);
  if (!isWhole) return null;
  const names = new Set(periods.map(({ start, end }) => `${start} ${end}`));
  return names.size === periods.length ? periods : null;
}

/** One year for each column: from the lowest line that names as many, else from the nearest one above each. */
function yearsOver(heads: readonly TextLine[], columns: readonly ColumnPlace[]): number[] | null {
  const marks = marksOf(heads, YEAR, ([year]) => Number(year));
  for (let line = heads.length - 1; line >= 0; line -= 1) {
    const own = marks.filter((mark) => mark.line === line);
    if (own.length === columns.length) return own.map(({ value }) => value);
  }
  const nearest = columns.map((column) => {
    const over = marks.filter((mark) => mark.left < column.right + 14 && mark.right > column.left - 14);
    return over.at(-1)?.value;
  });
  return nearest.every((year): year is number => year !== undefined) ? nearest : null;
}

function dayOver(
  days: readonly Mark<MonthDay>[],
  column: ColumnPlace,
  index: number,
  count: number,
): MonthDay | null | undefined {
  const different = new Set(days.map(({ value }) => `${value.month}-${value.day}`));
  if (different.size <= 1) return days[0]?.value;
  const lowest = Math.max(...days.map(({ line }) => line));
  for (let line = lowest; line >= 0; line -= 1) {
    const own = days.filter((mark) => mark.line === line);
    if (own.length === count) return own[index]?.value;
  }
  const over = days.filter((mark) => mark.left < column.right + 14 && mark.right > column.left - 14);
  // Several days and none over the column: the day is not known.
  return over.at(-1)?.value ?? null;
}

function spanOver(
  spans: readonly Mark<number>[],
  column: ColumnPlace,
  index: number,
  count: number,
): number | undefined {
  const different = new Set(spans.map(({ value }) => value));
  if (different.size <= 1) return spans[0]?.value;
  const last = Math.max(...spans.map(({ line }) => line));
  const near = spans.filter(({ line }) => line >= last - 3).toSorted((a, b) => a.left - b.left);
  // Each length is printed over as many columns as the others.
  if (near.length > 1 && count % near.length === 0) return near[Math.floor(index / (count / near.length))]?.value;
  const centre = (column.left + column.right) / 2;
  const distance = ({ left, right }: Mark<number>) => Math.abs((left + right) / 2 - centre);
  return near.toSorted((a, b) => distance(a) - distance(b))[0]?.value;
}

function endOf(year: number, day: MonthDay | null | undefined, newest: number, closing: string | null): string | null {
  if (day === null) return null;
  if (day) return isoDay(year, day.month, day.day) ?? null;
  return closing === null ? null : shiftYears(closing, year - newest);
}

function marksOf<T>(heads: readonly TextLine[], pattern: RegExp, read: (match: RegExpExecArray) => T): Mark<T>[] {
  return heads.flatMap((line, at) =>
    [...line.text.matchAll(pattern)].map((match) => ({
      value: read(match),
      left: line.edges[2 * match.index] ?? line.x,
      right: line.edges[2 * (match.index + match[0].length) - 1] ?? line.x + line.width,
      line: at,
    })),
  );
}

/** The same ISO day so many years later, or earlier for a negative number: ("2024-06-30", -1) → "2023-06-30". */
export function shiftYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** The day on which a period of so many months began that ends on `end`. */
function startOf(end: string, months: number): string {
  const next = new Date(`${end}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  next.setUTCMonth(next.getUTCMonth() - months);
  return next.toISOString().slice(0, 10);
}

/** The first date that a text names in full, as an ISO day. */
export function dateIn(text: string): string | null {
  const match = new RegExp(`(${MONTH})\\s+(\\d{1,2}),?\\s+((?:19|20)\\d\\d)`, 'i').exec(text);
  return isoDayOfWords(match?.[1], match?.[2], match?.[3]) ?? null;
}
