import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { cellsOfLine, isValue, withoutNotes, yearOf, type Cell } from './cells';
import type { RowCell, RowPath } from './types';

/** A row of a table as read, with its place on the page. */
export type ReadRow = RowPath & { start: number; end: number; lines: TextLine[] };
export type ReadTable = { rows: ReadRow[]; lines: TextLine[]; top: number };

type GridRow = { cells: Cell[]; lines: TextLine[]; y: number; height: number; isBold: boolean };
type Column = { left: number; right: number };

/** The tables of a page: rows with label, groups and headed cells. Lines that hold no table are left alone. */
export function readTables(page: PageLayout): ReadTable[] {
  return tableLines(page).flatMap((lines) => {
    const grid = toGrid(lines);
    const rows = readGrid(grid);
    return rows.length > 0 ? [{ rows, lines, top: Math.max(...lines.map((line) => line.y)) }] : [];
  });
}

/** Lines of one table number, with the short lines around them that belong to wrapped labels and stacked heads. */
function tableLines(page: PageLayout): TextLine[][] {
  const lines = page.lines.filter((line) => line.role !== 'furniture' && line.text.trim() !== '');
  const groups: TextLine[][] = [];
  let current: TextLine[] = [];
  let id: number | undefined;
  lines.forEach((line, index) => {
    const isSame = line.role === 'table' && (id === undefined || line.tableId === id);
    const isBridge = id !== undefined && line.role !== 'table' && isShort(line) && lines.slice(index + 1, index + 3).some((next) => next.role === 'table');
    if (isSame || isBridge || (line.role === 'table' && isClose(current.at(-1), line))) {
      current.push(line);
      if (line.role === 'table') id = line.tableId;
      return;
    }
    if (current.length > 0) groups.push(current);
    current = line.role === 'table' ? [line] : [];
    id = line.role === 'table' ? line.tableId : undefined;
  });
  if (current.length > 0) groups.push(current);
  return groups.map((group) => withLabelTail(group, lines));
}

function isShort(line: TextLine): boolean {
  return line.text.length < 70 && !/[.;]$/.test(line.text.trim());
}

function isClose(previous: TextLine | undefined, line: TextLine): boolean {
  return previous !== undefined && Math.abs(previous.y - line.y) < 2.2 * Math.max(previous.height, line.height);
}

/** The last line of a wrapped label stands under the last row and counts as text: "Operations Officer". */
function withLabelTail(group: TextLine[], lines: TextLine[]): TextLine[] {
  const last = group.at(-1);
  const next = last && lines[lines.indexOf(last) + 1];
  const fits = last && next && next.role === 'text' && isShort(next) && isClose(last, next) && !/^\s*[•●(*]/.test(next.text);
  return fits && Math.abs(next.fontSize - last.fontSize) < 0.4 ? [...group, next] : group;
}

/** Lines that share a band are one row, whatever order the file wrote them in. */
function toGrid(lines: TextLine[]): GridRow[] {
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

function isDataRow(row: GridRow): boolean {
  const [, ...rest] = row.cells;
  const values = rest.filter((cell) => isValue(cell.text));
  if (values.length === 0) return isYearRow(row);
  return !values.every((cell) => yearOf(cell.text) !== null) || isYearRow(row);
}

/** "2023   975,800": a row that begins with its year. */
function isYearRow(row: GridRow): boolean {
  const [first, ...rest] = row.cells;
  return first !== undefined && yearOf(first.text) !== null && rest.some((cell) => isValue(cell.text) && yearOf(cell.text) === null);
}

function readGrid(grid: GridRow[]): ReadRow[] {
  const first = grid.findIndex(isDataRow);
  if (first < 0) return readWordRows(grid);
  const data = grid.filter(isDataRow);
  const columns = columnsOf(data);
  const heads = headsOf(grid.slice(0, first), columns);
  return placeRows(grid.slice(first), grid.slice(0, first), columns, heads);
}

/** Columns of values, left to right: cells of data rows that stand above each other. */
function columnsOf(rows: GridRow[]): Column[] {
  const columns: Column[] = [];
  for (const row of rows.toSorted((a, b) => b.cells.length - a.cells.length)) {
    for (const cell of valueCells(row)) {
      const found = columns.find((column) => overlapOf(column, cell) > 0);
      if (!found) columns.push({ left: cell.left, right: cell.right });
    }
  }
  return columns.sort((a, b) => a.left - b.left);
}

function overlapOf(a: Column, b: Column): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

/** The cells right of the label. A row may begin with its year when the label stands in another row. */
function valueCells(row: GridRow): Cell[] {
  const [first, ...rest] = row.cells;
  if (!first) return [];
  return isValue(first.text) || yearOf(first.text) !== null ? row.cells : rest;
}

function headsOf(rows: GridRow[], columns: Column[]): string[] {
  return columns.map((column, index) => {
    const left = columns[index - 1]?.right ?? -Infinity;
    const right = columns[index + 1]?.left ?? Infinity;
    const room = { left: Math.max(column.left - 30, (left + column.left) / 2), right: Math.min(column.right + 30, (right + column.right) / 2) };
    const words = rows.flatMap((row) => {
      const over = row.cells.filter((cell) => overlapOf(room, cell) > 0.25 * Math.min(cell.right - cell.left, room.right - room.left));
      return over.map((cell) => withoutNotes(cell.text));
    });
    return words.join(' ').replace(/(?<=[a-z])-\s(?=[a-z])/g, '').replace(/\s+/g, ' ').trim();
  });
}

type Pending = { texts: string[]; left: number; isBold: boolean };

/** Walks the rows below the heads: label lines become groups or parts of labels, data rows get their path. */
function placeRows(rows: GridRow[], above: GridRow[], columns: Column[], heads: string[]): ReadRow[] {
  const result: ReadRow[] = [];
  const starts = blockStarts(rows);
  let groups: { text: string; left: number; isBold: boolean }[] = openingGroup(above, columns);
  let pending: Pending | null = null;
  let block = '';
  rows.forEach((row, index) => {
    if (starts.has(index)) block = blockLabel(rows, index, starts);
    if (!isDataRow(row)) {
      const text = withoutNotes(row.cells.map((cell) => cell.text).join(' '));
      const left = row.cells[0]?.left ?? 0;
      const last = result.at(-1);
      if (block) return;
      if (last && !pending && continuesLabel(text, left, last, row, rows[index + 1])) {
        last.label = `${last.label} ${text}`;
        return;
      }
      pending = pending ? { ...pending, texts: [...pending.texts, text] } : { texts: [text], left, isBold: row.isBold };
      return;
    }
    const labelCells = labelOf(row, columns);
    const label = withoutNotes(labelCells.map((cell) => cell.text).join(' '));
    const left = labelCells[0]?.left ?? Infinity;
    let prefix = '';
    if (pending) {
      const isWrapped = label !== '' && (/^[a-z(&]/.test(label) || Math.abs(left - pending.left) < 2) && !pending.isBold && pending.texts.length === 1 && !/:$/.test(pending.texts[0] ?? '');
      if (isWrapped || label === '') prefix = pending.texts.join(' ');
      else groups = nested(groups, pending);
      pending = null;
    }
    const cells = cellsIn(row, columns, heads, labelCells);
    if (cells.length === 0) return;
    const inBlock = block !== '' && starts.size > 0;
    const ownYear = labelCells.map((cell) => yearOf(cell.text)).find((year) => year !== null) ?? null;
    const yearCell = cells.find((cell) => yearOf(cell.text) !== null && (/year|^$|fiscal|period/i.test(cell.head) || inBlock));
    const year = ownYear ?? (yearCell ? yearOf(yearCell.text) : null);
    const name = inBlock ? block : [prefix, yearOf(label) === null ? label : ''].filter(Boolean).join(' ');
    result.push({
      label: name || (ownYear === null ? (result.at(-1)?.label ?? '') : label),
      groups: groups.map((group) => group.text),
      year,
      cells: cells.filter((cell) => cell !== yearCell),
      start: Math.min(...row.cells.map((cell) => cell.start)),
      end: Math.max(...row.cells.map((cell) => cell.end)),
      lines: row.lines,
    });
  });
  return result.filter((row) => row.cells.length > 0);
}

/** The last head row, when it stands over the label column alone and in words, opens the first group. */
function openingGroup(above: GridRow[], columns: Column[]): { text: string; left: number; isBold: boolean }[] {
  const last = above.at(-1);
  const first = columns[0];
  if (!last || !first || last.cells.length !== 1) return [];
  const [cell] = last.cells;
  if (!cell || cell.right > first.left) return [];
  return [{ text: withoutNotes(cell.text), left: cell.left, isBold: last.isBold }];
}

function nested(groups: { text: string; left: number; isBold: boolean }[], pending: Pending) {
  const outer = groups.filter((group) => group.left < pending.left - 2 || (group.isBold && !pending.isBold));
  return [...outer, { text: pending.texts.join(' '), left: pending.left, isBold: pending.isBold }];
}

function continuesLabel(text: string, left: number, last: ReadRow, row: GridRow, next: GridRow | undefined): boolean {
  if (row.cells.length > 1 || /:$/.test(text)) return false;
  const lastLine = last.lines[0];
  if (!lastLine || row.isBold !== lastLine.isBold) return false;
  if (/^[a-z(&]/.test(text)) return true;
  const isIndented = left > lastLine.x + 2;
  const nextLeft = next?.cells[0]?.left ?? 0;
  return isIndented && (!next || nextLeft < left - 2) && lastLine.y - row.y < 1.6 * row.height;
}

/** Where a row begins a run of years, newest first, that belongs to one person or item. */
function blockStarts(rows: GridRow[]): Set<number> {
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
  return row.cells.slice(0, 3).map((cell) => yearOf(cell.text)).find((year) => year !== null) ?? null;
}

/** All words of the label column between one start of a run of years and the next. */
function blockLabel(rows: GridRow[], from: number, starts: ReadonlySet<number>): string {
  const to = [...starts].find((start) => start > from) ?? rows.length;
  const begin = labelLinesBefore(rows, from, starts);
  const words = rows.slice(begin, to).flatMap((row, offset) => {
    const isNext = begin + offset >= from && !isDataRow(row) && belongsToNext(rows, begin + offset, to);
    return isNext ? [] : row.cells.filter((cell) => !isValue(cell.text) && yearOf(cell.text) === null).slice(0, 1).map((cell) => cell.text);
  });
  return withoutNotes(words.join(' '));
}

/** Label lines right above the first year belong to it when they stand no further out than its own label. */
function labelLinesBefore(rows: GridRow[], from: number, starts: ReadonlySet<number>): number {
  let begin = from;
  while (begin > 0 && !starts.has(begin - 1) && rows[begin - 1] && !isDataRow(rows[begin - 1] ?? emptyRow()) && belongsToNext(rows, begin - 1, from)) begin -= 1;
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

/** Cells left of the first column of values. */
function labelOf(row: GridRow, columns: Column[]): Cell[] {
  const limit = columns[0]?.left ?? Infinity;
  const cells = row.cells.filter((cell) => cell.right <= limit + 2 || cell === row.cells[0]);
  return cells.filter((cell, index) => index === 0 ? !isValue(cell.text) || yearOf(cell.text) !== null : !isValue(cell.text));
}

function cellsIn(row: GridRow, columns: Column[], heads: string[], labelCells: Cell[]): RowCell[] {
  return row.cells
    .filter((cell) => !labelCells.includes(cell))
    .map((cell) => {
      const best = columns.map((column, index) => ({ index, overlap: overlapOf(column, cell) })).sort((a, b) => b.overlap - a.overlap)[0];
      const head = best && best.overlap > 0 ? (heads[best.index] ?? '') : '';
      return { head, text: withoutNotes(cell.text), start: cell.start, end: cell.end };
    });
}

/** Tables of words ("Record Date   March 4, 2024"): the first cell is the label, the others are its values. */
function readWordRows(grid: GridRow[]): ReadRow[] {
  const wide = grid.filter((row) => row.cells.length >= 2);
  if (wide.length < 2) return [];
  return wide.flatMap((row) => {
    const [label, ...rest] = row.cells;
    if (!label || rest.length === 0) return [];
    return [{
      label: withoutNotes(label.text),
      groups: [],
      year: null,
      cells: rest.map((cell) => ({ head: '', text: withoutNotes(cell.text), start: cell.start, end: cell.end })),
      start: label.start,
      end: rest.at(-1)?.end ?? label.end,
      lines: row.lines,
    }];
  });
}
