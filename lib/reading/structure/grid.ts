import type { TextLine } from '@/lib/pdf/types';
import { cellsOfLine, isValue, withoutNotes, yearOf, type Cell } from './cells';

export type GridRow = { cells: Cell[]; lines: TextLine[]; y: number; height: number; isBold: boolean };
export type Column = { left: number; right: number };

/** Lines that share a band are one row, whatever order the file wrote them in. */
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

function apart(left: Cell[], right: Cell[]): boolean {
  return left.every((a) => right.every((b) => a.right <= b.left + 1 || b.right <= a.left + 1));
}

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

/** Columns of values, left to right: cells of data rows that stand above each other. */
export function columnsOf(rows: GridRow[]): Column[] {
  const columns: Column[] = [];
  for (const row of rows.toSorted((a, b) => b.cells.length - a.cells.length)) {
    for (const cell of valueCells(row)) {
      const found = columns.find((column) => overlapOf(column, cell) > 0);
      if (!found) columns.push({ left: cell.left, right: cell.right });
    }
  }
  return columns.sort((a, b) => a.left - b.left);
}

export function overlapOf(a: Column, b: Column): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** The cells right of the label. A row may begin with its year when the label stands in another row. */
function valueCells(row: GridRow): Cell[] {
  const [first, ...rest] = row.cells;
  if (!first) return [];
  return isValue(first.text) || yearOf(first.text) !== null ? row.cells : rest;
}

export function headsOf(rows: GridRow[], columns: Column[]): string[] {
  return columns.map((column, index) => {
    const left = columns[index - 1]?.right ?? -Infinity;
    const right = columns[index + 1]?.left ?? Infinity;
    const room = {
      left: Math.max(column.left - 30, (left + column.left) / 2),
      right: Math.min(column.right + 30, (right + column.right) / 2),
    };
    const words = rows.flatMap((row) => {
      const over = row.cells.filter(
        (cell) => overlapOf(room, cell) > 0.25 * Math.min(cell.right - cell.left, room.right - room.left),
      );
      return over.map((cell) => withoutNotes(cell.text));
    });
    return words
      .join(' ')
      .replace(/(?<=[a-z])-\s(?=[a-z])/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  });
}
