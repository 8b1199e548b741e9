import type { TextLine } from '@/lib/pdf/types';
import { cellsOfLine, isValue, withoutNotes, yearOf, type LineCell } from './cells';

export type GridRow = { cells: LineCell[]; lines: TextLine[]; y: number; height: number; isBold: boolean };
export type Column = { left: number; right: number };

/** Groups lines at the same height into rows, whatever their order in the file. */
export function toGrid(lines: TextLine[]): GridRow[] {
  const rows: GridRow[] = [];
  for (const line of lines.toSorted((a, b) => b.y - a.y)) {
    const cells = cellsOfLine(line);
    const row = rows.findLast((other) => shareBand(other, line) && apart(other.cells, cells));
    if (row) {
      row.cells = [...row.cells, ...cells].sort((a, b) => a.left - b.left);
      row.lines.push(line);
    } else rows.push({ cells, lines: [line], y: line.y, height: line.height, isBold: line.isBold });
  }
  return rows;
}

function shareBand(row: GridRow, line: TextLine): boolean {
  const overlap = Math.min(row.y + row.height, line.y + line.height) - Math.max(row.y, line.y);
  return overlap > 0.5 * Math.min(row.height, line.height);
}

function apart(left: LineCell[], right: LineCell[]): boolean {
  return left.every((a) => right.every((b) => a.right <= b.left + 1 || b.right <= a.left + 1));
}

/** Whether a row has values, and not only words or the years of a header. */
export function isDataRow(row: GridRow): boolean {
  const [, ...rest] = row.cells;
  const values = rest.filter((cell) => isValue(cell.text));
  if (values.length === 0) return isYearRow(row);
  return !values.every((cell) => yearOf(cell.text) !== null) || isYearRow(row);
}

/** "2023   975,800": a row that begins with its year. */
function isYearRow(row: GridRow): boolean {
  const [first, ...rest] = row.cells;
  return (
    first !== undefined &&
    yearOf(first.text) !== null &&
    rest.some((cell) => isValue(cell.text) && yearOf(cell.text) === null)
  );
}

/** Columns of values, left to right: cells of data rows that are aligned vertically. */
export function columnsOf(rows: GridRow[]): Column[] {
  const columns: Column[] = [];
  for (const row of rows.toSorted((a, b) => b.cells.length - a.cells.length)) {
    for (const cell of valueCells(row)) {
      const found = columns.find((column) => overlapOf(column, cell) > 0);
      if (!found) columns.push({ left: cell.left, right: cell.right });
    }
  }
  return widened(
    columns.sort((a, b) => a.left - b.left),
    rows,
  );
}

/** How far two columns overlap from left to right, in points; negative for the gap between them. */
export function overlapOf(a: Column, b: Column): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** The cells to the right of the label. A row may begin with its year when the label is in another row. */
function valueCells(row: GridRow): LineCell[] {
  const [first, ...rest] = row.cells;
  if (!first) return [];
  return isValue(first.text) || yearOf(first.text) !== null ? row.cells : rest;
}

/** Widens columns to all their values, so that a header above a long value is not assigned to the next column. */
function widened(columns: Column[], rows: readonly GridRow[]): Column[] {
  const wide = columns.map((column) => ({ ...column }));
  for (const row of rows) {
    for (const cell of valueCells(row)) {
      if (!isValue(cell.text)) continue;
      const over = columns.filter((column) => overlapOf(column, cell) > 0);
      const own = over.length === 1 && over[0] ? wide[columns.indexOf(over[0])] : undefined;
      if (!own) continue;
      own.left = Math.min(own.left, cell.left);
      own.right = Math.max(own.right, cell.right);
    }
  }
  return wide;
}

/**
 * The words above each column, top to bottom. A cell above several columns belongs to all of them; others belong to the
 * nearest column.
 */
export function headsOf(rows: GridRow[], columns: Column[]): string[] {
  const words: string[][] = columns.map(() => []);
  for (const row of rows) {
    for (const cell of row.cells) {
      for (const at of columnsUnder(cell, columns)) words[at]?.push(withoutNotes(cell.text));
    }
  }
  return words.map((parts) =>
    parts
      .join(' ')
      .replace(/(?<=[a-z])-\s(?=[a-z])/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const REACH = 30;

function columnsUnder(cell: LineCell, columns: readonly Column[]): number[] {
  const under = columns.flatMap((column, at) => {
    const centre = (column.left + column.right) / 2;
    const covered = overlapOf(column, cell) / Math.max(1, column.right - column.left);
    return covered > 0.55 || (centre > cell.left && centre < cell.right) ? [at] : [];
  });
  if (under.length > 0) return under;
  let best = -1;
  let shared = 0;
  columns.forEach((column, at) => {
    const left = columns[at - 1]?.right ?? -Infinity;
    const right = columns[at + 1]?.left ?? Infinity;
    const room = {
      left: Math.max(column.left - REACH, (left + column.left) / 2),
      right: Math.min(column.right + REACH, (right + column.right) / 2),
    };
    const overlap = overlapOf(room, cell);
    if (overlap > 0.25 * Math.min(cell.right - cell.left, room.right - room.left) && overlap > shared)
      [best, shared] = [at, overlap];
  });
  return best < 0 ? [] : [best];
}
