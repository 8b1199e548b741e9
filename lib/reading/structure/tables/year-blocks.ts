import { isValue, withoutNotes, yearOf } from './cells';
import { isDataRow, type GridRow } from './grid';

/** Indexes of rows that begin a sequence of years, latest first, of one person or item. */
export function blockStarts(rows: GridRow[]): Set<number> {
  const years = rows.map((row) => (isDataRow(row) ? rowYear(row) : null));
  const known = years.filter((year) => year !== null);
  const rises = known.filter((year, index) => index > 0 && year > (known[index - 1] ?? 0)).length;
  const falls = known.filter((year, index) => index > 0 && year < (known[index - 1] ?? 0)).length;
  const isCycled = known.length >= 4 && rises >= 1 && falls >= 1 && falls >= rises;
  if (!isCycled) return new Set();
  const starts = new Set<number>();
  let previous = Infinity;
  years.forEach((year, index) => {
    if (year === null) return;
    if (previous === Infinity || year >= previous) starts.add(index);
    previous = year;
  });
  return starts;
}

function rowYear(row: GridRow): number | null {
  return (
    row.cells
      .slice(0, 3)
      .map((cell) => yearOf(cell.text))
      .find((year) => year !== null) ?? null
  );
}

/** All words of the label column between the start of one sequence of years and the next. */
export function blockLabel(rows: GridRow[], from: number, starts: ReadonlySet<number>): string {
  const to = [...starts].find((start) => start > from) ?? rows.length;
  const begin = labelLinesBefore(rows, from, starts);
  const words = rows.slice(begin, to).flatMap((row, offset) => {
    const isNext = begin + offset >= from && !isDataRow(row) && belongsToNext(rows, begin + offset, to);
    return isNext
      ? []
      : row.cells
          .filter((cell) => !isValue(cell.text) && yearOf(cell.text) === null)
          .slice(0, 1)
          .map((cell) => cell.text);
  });
  return withoutNotes(words.join(' '));
}

/**
 * Number of label lines directly above the first year that belong to it: they begin no further left than its own label.
 */
function labelLinesBefore(rows: GridRow[], from: number, starts: ReadonlySet<number>): number {
  let begin = from;
  while (
    begin > 0 &&
    !starts.has(begin - 1) &&
    rows[begin - 1] &&
    !isDataRow(rows[begin - 1] ?? emptyRow()) &&
    belongsToNext(rows, begin - 1, from)
  )
    begin -= 1;
  return begin;
}

function belongsToNext(rows: GridRow[], index: number, next: number): boolean {
  const row = rows[index];
  const below = rows[next];
  const above = rows[index - 1];
  if (!row || !below) return false;
  const gapBelow = row.y - (rows[index + 1] ?? below).y;
  const gapAbove = above ? above.y - row.y : Infinity;
  return gapBelow < gapAbove * 0.98;
}

function emptyRow(): GridRow {
  return { cells: [], lines: [], y: 0, height: 0, isBold: false };
}
