import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { withoutNotes } from './cells';
import { toCell } from './cell-value';
import { continues, followsClosely, isOpenAtEnd, isSameCaption, type Joint } from './continued';
import { columnsOf, headsOf, isDataRow, toGrid, type Column, type GridRow } from './grid';
import { contextOf, type TableContext } from './table-context';
import { readTableRows, type Group } from './table-rows';
import type { RowPath } from '../types';
import { blockStarts } from './year-blocks';

/** A table row as read, with its position on the page. */
export type ReadRow = RowPath & { start: number; end: number; lines: TextLine[] };
export type ReadTable = {
  rows: ReadRow[];
  lines: TextLine[];
  columns: Column[];
  heads: string[];
  context: TableContext;
  /** Groups that contain the last row. */
  closing: Group[];
  /** Whether it continues the last table of the previous page. */
  isContinued: boolean;
};

/**
 * The tables of a page: rows with label, groups and cells with headers. Other lines are ignored. `before` is the last
 * table of the previous page, when only page furniture follows it.
 */
export function readTables(page: PageLayout, before: ReadTable | null = null): ReadTable[] {
  const tables: ReadTable[] = [];
  for (const [at, lines] of tableLines(page).entries()) {
    const above = tables.at(-1);
    const joint =
      at === 0 && before
        ? { before, isRight: isOpenAtEnd(page, lines), isBreak: true }
        : above && followsClosely(page, above, lines)
          ? { before: above, isRight: 'bare' as const, isBreak: false }
          : null;
    const table = readTable(page, lines, joint);
    if (table.rows.length > 0) tables.push(table);
  }
  return tables;
}

function readTable(
  page: PageLayout,
  lines: TextLine[],
  joint: { before: ReadTable; isRight: Joint; isBreak: boolean } | null,
): ReadTable {
  const grid = toGrid(lines);
  const first = grid.findIndex(isDataRow);
  const above = first < 0 ? [] : grid.slice(0, first);
  const columns = first < 0 ? [] : columnsOf(grid.filter(isDataRow));
  const own = headsOf(above, columns);
  const headWords = above.flatMap((row) => row.cells.map((cell) => cell.text)).join(' ');
  const found = contextOf(page, lines, headWords);
  const isSame = joint !== null && isSameCaption(joint.before.context.caption, found.caption);
  const carried = joint && isSame ? continues(joint.before, { columns, heads: own, above }, joint.isRight) : null;
  const heads = carried?.heads ?? own;
  const context = carried && joint ? joined(joint.before.context, found) : found;
  if (first < 0) {
    const rows = readWordRows(grid, context);
    return { rows, lines, columns, heads, context, closing: [], isContinued: false };
  }
  const body = grid.slice(first - labelLinesAbove(above, grid.slice(first), columns));
  const start =
    carried && joint
      ? { groups: carried.groups, label: joint.isBreak ? (joint.before.rows.at(-1)?.label ?? '') : '' }
      : null;
  const { rows, closing } = readTableRows(body, above, { columns, heads, context, start });
  return { rows, lines, columns, heads, context, closing, isContinued: carried !== null };
}

/** The context of a table's first page applies to the next page, unless that states its own. */
function joined(before: TableContext, own: TableContext): TableContext {
  return own.scale > 1 ? { ...own, caption: before.caption, lead: before.lead } : before;
}

/** Name lines directly above a person's first year are not headers: they are closer to that row than to the headers. */
function labelLinesAbove(above: readonly GridRow[], body: GridRow[], columns: readonly Column[]): number {
  const [first] = body;
  if (!first || blockStarts(body).size === 0) return 0;
  let count = 0;
  let below = first;
  for (const row of above.toReversed()) {
    const [cell] = row.cells;
    const over = above[above.indexOf(row) - 1];
    if (!cell || row.cells.length !== 1 || cell.right > (columns[0]?.left ?? 0)) break;
    const gap = row.y - below.y;
    if (over && gap > 0.98 * (over.y - row.y)) break;
    if (gap > 1.8 * row.height || (row.isBold && !first.isBold && !over)) break;
    if (/\b(?:name|position|officer and)\b.*$/i.test(cell.text) && /\bname\b/i.test(cell.text)) break;
    count += 1;
    below = row;
  }
  return count;
}

/** Lines with one table number, with the short lines around them that belong to wrapped labels and stacked headers. */
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
  const grouped = new Set(groups.flat());
  return groups.map((group) => [...labelsBeside(group, lines, grouped), ...withLabelTail(group, lines)]);
}

/**
 * Labels that the file wrote separately from their row's values and that count as text: to the left of a row without
 * words.
 */
function labelsBeside(group: TextLine[], lines: TextLine[], grouped: ReadonlySet<TextLine>): TextLine[] {
  const bare = group.filter((line) => !/\p{L}{2}/u.test(line.text));
  if (bare.length === 0) return [];
  return lines.filter(
    (line) =>
      line.role === 'text' &&
      !grouped.has(line) &&
      isShort(line) &&
      bare.some(
        (row) =>
          line.x + line.width < row.x && Math.abs(line.y + line.height / 2 - row.y - row.height / 2) < 0.4 * row.height,
      ),
  );
}

function isShort(line: TextLine): boolean {
  return line.text.length < 70 && !/[.;]$/.test(line.text.trim());
}

function isClose(previous: TextLine | undefined, line: TextLine): boolean {
  return previous !== undefined && Math.abs(previous.y - line.y) < 2.2 * Math.max(previous.height, line.height);
}

/** The last line of a wrapped label is below the last row and counts as text: "Operations Officer". */
function withLabelTail(group: TextLine[], lines: TextLine[]): TextLine[] {
  const last = group.at(-1);
  const next = last && lines[lines.indexOf(last) + 1];
  const fits =
    last && next && next.role === 'text' && isShort(next) && isClose(last, next) && !/^\s*[•●(*]/.test(next.text);
  return fits && Math.abs(next.fontSize - last.fontSize) < 0.4 ? [...group, next] : group;
}

/** Tables of words ("Record Date   March 4, 2024"): the first cell is the label, the others are its values. */
function readWordRows(grid: GridRow[], context: TableContext): ReadRow[] {
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
        cells: rest.map(({ text, start, end }) => toCell({ head: '', start, end }, text, label.text, context)),
        start: label.start,
        end: rest.at(-1)?.end ?? label.end,
        lines: row.lines,
      },
    ];
  });
}
