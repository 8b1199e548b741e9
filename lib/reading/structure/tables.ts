import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { isValue, withoutNotes, yearOf, type Cell } from './cells';
import { columnsOf, headsOf, isDataRow, overlapOf, toGrid, type Column, type GridRow } from './grid';
import type { RowCell, RowPath } from './types';
import { blockLabel, blockStarts } from './year-blocks';

/** A row of a table as read, with its place on the page. */
export type ReadRow = RowPath & { start: number; end: number; lines: TextLine[] };
export type ReadTable = { rows: ReadRow[]; lines: TextLine[]; top: number };

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
    const isBridge =
      id !== undefined &&
      line.role !== 'table' &&
      isShort(line) &&
      lines.slice(index + 1, index + 3).some((next) => next.role === 'table');
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
  const fits =
    last && next && next.role === 'text' && isShort(next) && isClose(last, next) && !/^\s*[•●(*]/.test(next.text);
  return fits && Math.abs(next.fontSize - last.fontSize) < 0.4 ? [...group, next] : group;
}

function readGrid(grid: GridRow[]): ReadRow[] {
  const first = grid.findIndex(isDataRow);
  if (first < 0) return readWordRows(grid);
  const data = grid.filter(isDataRow);
  const columns = columnsOf(data);
  const heads = headsOf(grid.slice(0, first), columns);
  return placeRows(grid.slice(first), grid.slice(0, first), columns, heads);
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
      const isWrapped =
        label !== '' &&
        (/^[a-z(&]/.test(label) || Math.abs(left - pending.left) < 2) &&
        !pending.isBold &&
        pending.texts.length === 1 &&
        !/:$/.test(pending.texts[0] ?? '');
      if (isWrapped || label === '') prefix = pending.texts.join(' ');
      else groups = nested(groups, pending);
      pending = null;
    }
    const cells = cellsIn(row, columns, heads, labelCells);
    if (cells.length === 0) return;
    const inBlock = block !== '' && starts.size > 0;
    const ownYear = labelCells.map((cell) => yearOf(cell.text)).find((year) => year !== null) ?? null;
    const yearCell = cells.find(
      (cell) => yearOf(cell.text) !== null && (/year|^$|fiscal|period/i.test(cell.head) || inBlock),
    );
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

/** Cells left of the first column of values. */
function labelOf(row: GridRow, columns: Column[]): Cell[] {
  const limit = columns[0]?.left ?? Infinity;
  const cells = row.cells.filter((cell) => cell.right <= limit + 2 || cell === row.cells[0]);
  return cells.filter((cell, index) =>
    index === 0 ? !isValue(cell.text) || yearOf(cell.text) !== null : !isValue(cell.text),
  );
}

function cellsIn(row: GridRow, columns: Column[], heads: string[], labelCells: Cell[]): RowCell[] {
  return row.cells
    .filter((cell) => !labelCells.includes(cell))
    .map((cell) => {
      const best = columns
        .map((column, index) => ({ index, overlap: overlapOf(column, cell) }))
        .sort((a, b) => b.overlap - a.overlap)[0];
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
    return [
      {
        label: withoutNotes(label.text),
        groups: [],
        year: null,
        cells: rest.map((cell) => ({ head: '', text: withoutNotes(cell.text), start: cell.start, end: cell.end })),
        start: label.start,
        end: rest.at(-1)?.end ?? label.end,
        lines: row.lines,
      },
    ];
  });
}
