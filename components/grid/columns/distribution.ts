import type { GridColumn } from '@/lib/grid/schema';
import type { CellBrief } from '@/lib/grid/schema-cells';

export type NumbersSpread = {
  kind: 'numbers';
  /** Heights from 0 to 1; `isBroken`: the whole bin breaks the limit. */
  bins: { height: number; isBroken: boolean }[];
  least: number;
  most: number;
  unit: string | null;
  /** Position of the limit from 0 to 1; null when it is outside the range. */
  limitAt: number | null;
};
export type WordsSpread = {
  kind: 'words';
  /** The most frequent answers, then all others; `isOpen`: without an answer. */
  parts: { label: string; count: number; isOpen: boolean }[];
  total: number;
};
export type Spread = NumbersSpread | WordsSpread | null;

const BINS = 10;
const SHOWN_WORDS = 2;
const WORD = 14;

/** The distribution of a column's values; null while there are none. */
export function spreadOf(column: GridColumn, cells: readonly CellBrief[]): Spread {
  const answered = cells.filter(({ state }) => state === 'answered');
  const numbers = answered.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  if (numbers.length > 0 && numbers.length * 2 >= answered.length) return spreadNumbers(column, numbers, answered);
  const settled = cells.filter(({ state }) => state !== 'not_run' && state !== 'running');
  return settled.length > 0 ? spreadWords(settled) : null;
}

function spreadNumbers(column: GridColumn, numbers: readonly number[], cells: readonly CellBrief[]): NumbersSpread {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of numbers) counts[binOf(value, least, most)] = (counts[binOf(value, least, most)] ?? 0) + 1;
  const highest = Math.max(...counts);
  const broken = new Set(
    cells.flatMap(({ value, breaks_flag: breaks }) =>
      breaks && typeof value === 'number' ? [binOf(value, least, most)] : [],
    ),
  );
  const limit = column.limit?.value;
  const limitAt = limit === undefined || most === least ? null : (limit - least) / (most - least);
  return {
    kind: 'numbers',
    bins: counts.map((count, index) => ({ height: count / highest, isBroken: count > 0 && broken.has(index) })),
    least,
    most,
    unit: cells.find(({ value }) => typeof value === 'number')?.unit ?? null,
    limitAt: limitAt === null || limitAt < 0 || limitAt > 1 ? null : limitAt,
  };
}

/** The index of a value's bin, from 0 to 9. */
export function binOf(value: number, least: number, most: number): number {
  if (most === least) return 0;
  return Math.min(BINS - 1, Math.floor(((value - least) / (most - least)) * BINS));
}

function spreadWords(cells: readonly CellBrief[]): WordsSpread {
  const answered = cells.filter(({ state }) => state === 'answered');
  const byLabel = Map.groupBy(answered, labelOf);
  const ranked = [...byLabel].map(([label, own]) => ({ label, count: own.length, isOpen: false }));
  ranked.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  // Answers that are all different make no useful bar.
  const isTooVaried = ranked.length > 4 && (ranked[0]?.count ?? 0) * 4 < answered.length;
  const shown = isTooVaried ? [] : ranked.slice(0, SHOWN_WORDS);
  const others = answered.length - shown.reduce((sum, { count }) => sum + count, 0);
  const open = cells.length - answered.length;
  return {
    kind: 'words',
    parts: [
      ...shown,
      ...(others > 0 ? [{ label: isTooVaried ? 'Found' : 'other', count: others, isOpen: false }] : []),
      ...(open > 0 ? [{ label: 'not', count: open, isOpen: true }] : []),
    ],
    total: cells.length,
  };
}

function labelOf({ value, unit, text }: CellBrief): string {
  if (typeof value === 'boolean') return unit === 'flag' ? (value ? 'Triggered' : 'Clear') : value ? 'Yes' : 'No';
  return text.length > WORD ? `${text.slice(0, WORD - 1).trimEnd()}…` : text;
}

export type ColumnRank = { place: number; of: number; median: number } | null;

/**
 * "2nd highest of 30, median 97:1": the rank of a number in its column; null for other values, and where the column has
 * fewer than three numbers.
 */
export function rankInColumn(value: CellBrief['value'], cells: readonly CellBrief[]): ColumnRank {
  const numbers = cells
    .flatMap((cell) => (cell.state === 'answered' && typeof cell.value === 'number' ? [cell.value] : []))
    .sort((a, b) => b - a);
  if (typeof value !== 'number' || numbers.length < 3) return null;
  const middle = Math.floor(numbers.length / 2);
  const median =
    numbers.length % 2 === 1 ? (numbers[middle] ?? 0) : ((numbers[middle - 1] ?? 0) + (numbers[middle] ?? 0)) / 2;
  return { place: numbers.indexOf(value) + 1, of: numbers.length, median };
}
