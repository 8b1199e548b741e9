import { isAddress } from '../addresses';
import { isValue, withoutNotes, yearOf, type LineCell } from './cells';
import { toCell } from './cell-value';
import { isDataRow, overlapOf, type Column, type GridRow } from './grid';
import type { TableContext } from './table-context';
import type { ReadRow } from './tables';
import type { RowCell } from '../types';
import { blockLabel, blockStarts } from './year-blocks';

/** A heading within a table. */
export type Group = { text: string; left: number; isBold: boolean };

type Frame = {
  columns: Column[];
  heads: string[];
  context: TableContext;
  /** For a table that continues from the previous page: its open groups and its last label. */
  start: { groups: Group[]; label: string } | null;
};

type Pending = { texts: string[]; left: number; isBold: boolean };

/** Reads the rows below the headers: label lines become groups or parts of labels; data rows get their path. */
export function readTableRows(
  rows: GridRow[],
  above: GridRow[],
  { columns, heads, context, start }: Frame,
): { rows: ReadRow[]; closing: Group[] } {
  const result: ReadRow[] = [];
  const starts = blockStarts(rows);
  const opening = openingGroup(above, columns);
  let groups: Group[] = opening.length > 0 || !start ? opening : start.groups;
  let pending: Pending | null = null;
  let block = '';
  rows.forEach((row, index) => {
    if (starts.has(index)) block = blockLabel(rows, index, starts);
    if (!isDataRow(row)) {
      const text = withoutNotes(row.cells.map((cell) => cell.text).join(' '));
      const left = row.cells[0]?.left ?? 0;
      const last = result.at(-1);
      // Town and street below a name, or dates beside another column: neither a label nor a heading.
      if (block || !/\p{L}/u.test(text) || (last && isAddress(text))) return;
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
    const labelText = [prefix, label].filter(Boolean).join(' ');
    const cells = cellsIn(row, labelCells, labelText, { columns, heads, context });
    if (cells.length === 0) return;
    const inBlock = block !== '' && starts.size > 0;
    const ownYear = labelCells.map((cell) => yearOf(cell.text)).find((year) => year !== null) ?? null;
    const yearCell = cells.find(
      (cell) => yearOf(cell.text) !== null && (/year|^$|fiscal|period/i.test(cell.head) || inBlock),
    );
    const year = ownYear ?? (yearCell ? yearOf(yearCell.text) : null);
    // The first rows of the next page belong to the person whose years began on this page.
    const isOpen = start !== null && result.every((each) => each.label === start.label);
    const name = inBlock ? block : [prefix, yearOf(label) === null ? label : ''].filter(Boolean).join(' ');
    result.push({
      label: name || (ownYear === null || isOpen ? (result.at(-1)?.label ?? start?.label ?? '') : label),
      groups: groups.map((group) => group.text),
      year,
      cells: cells.filter((cell) => cell !== yearCell),
      start: Math.min(...row.cells.map((cell) => cell.start)),
      end: Math.max(...row.cells.map((cell) => cell.end)),
      lines: row.lines,
    });
  });
  return { rows: result.filter((row) => row.cells.length > 0), closing: groups };
}

/** The last header row opens the first group when it has words only above the label column. */
function openingGroup(above: readonly GridRow[], columns: readonly Column[]): Group[] {
  const last = above.at(-1);
  const first = columns[0];
  if (!last || !first || last.cells.length !== 1) return [];
  const [cell] = last.cells;
  if (!cell || cell.right > first.left) return [];
  return [{ text: withoutNotes(cell.text), left: cell.left, isBold: last.isBold }];
}

function nested(groups: readonly Group[], pending: Pending): Group[] {
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

/** Cells to the left of the first value column. */
function labelOf(row: GridRow, columns: Column[]): LineCell[] {
  const limit = columns[0]?.left ?? Infinity;
  const cells = row.cells.filter((cell) => cell.right <= limit + 2 || cell === row.cells[0]);
  return cells.filter((cell, index) =>
    index === 0 ? !isValue(cell.text) || yearOf(cell.text) !== null : !isValue(cell.text),
  );
}

function cellsIn(
  row: GridRow,
  labelCells: readonly LineCell[],
  label: string,
  { columns, heads, context }: Pick<Frame, 'columns' | 'heads' | 'context'>,
): RowCell[] {
  return row.cells
    .filter((cell) => !labelCells.includes(cell))
    .map((cell) => {
      const best = columns
        .map((column, index) => ({ index, overlap: overlapOf(column, cell) }))
        .sort((a, b) => b.overlap - a.overlap)[0];
      const head = best && best.overlap > 0 ? (heads[best.index] ?? '') : '';
      return toCell({ head, start: cell.start, end: cell.end }, cell.text, label, context);
    });
}
