import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { formulaAsText } from '@/lib/format/formula-text';
import { printableLines } from '@/lib/reports/export/printable';
import type { GridCell } from '../schema-cells';
import { ROW_TITLES, rowHead, SOURCE_TITLES, sourceLines, wordsOf, type ExportedGrid } from './grid-sheets';

type Cell = CellObject | null;

const MAX_CELL_LENGTH = 32_767;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const LINK = SOURCE_TITLES.indexOf('Link');

/**
 * The grid with its values as numbers, percentages and dates, and a second sheet with quote, page and link of every
 * source.
 */
export function renderGridXlsx(grid: ExportedGrid): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, valueSheet(grid), 'grid');
  utils.book_append_sheet(book, sourceSheet(grid), 'sources');
  book.Props = { Title: printableLines(grid.name), Author: 'Plumbline' };
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

function valueSheet({ rows, columns, cells }: ExportedGrid): WorkSheet {
  const byPlace = new Map(cells.map((cell) => [`${cell.row_id} ${cell.column_id}`, cell]));
  const head = [...ROW_TITLES, ...columns.map(({ heading }) => heading)].map(words);
  const lines = rows.map((row): Cell[] => [
    ...rowHead(row).map(plain),
    ...columns.map((column) => valueCell(byPlace.get(`${row.id} ${column.id}`))),
  ]);
  return toSheet([head, ...lines], [34, 9, 10, 10, 12, ...columns.map(() => 22)]);
}

function sourceSheet(grid: ExportedGrid): WorkSheet {
  const lines = sourceLines(grid).map((line) =>
    line.map((value, index): Cell => {
      const cell = plain(value);
      return cell && index === LINK ? { ...cell, l: { Target: String(value) } } : cell;
    }),
  );
  return toSheet([SOURCE_TITLES.map(words), ...lines], [34, 30, 16, 30, 14, 10, 10, 40, 70, 7, 9, 50, 14]);
}

/** A number, percentage or date where the cell has one; its words otherwise. */
function valueCell(cell: GridCell | undefined): Cell {
  if (cell?.state === 'answered') {
    const { value, unit } = cell;
    if (typeof value === 'number' && unit === 'percent') return { t: 'n', v: value / 100, z: '0.0%' };
    if (typeof value === 'number') return { t: 'n', v: value, z: formatOf(value, unit) };
    if (typeof value === 'string' && unit === 'date') {
      const at = Date.parse(`${value}T00:00:00Z`);
      if (Number.isFinite(at)) return { t: 'n', v: (at - EPOCH_MS) / DAY_MS, z: 'yyyy-mm-dd' };
    }
  }
  return words(wordsOf(cell));
}

function formatOf(value: number, unit: string | null): string {
  if (unit === 'ratio') return '0.##":1"';
  if (unit?.startsWith('USD')) return unit.includes('/') ? '"$"#,##0.00' : '"$"#,##0';
  return Number.isInteger(value) ? '#,##0' : '#,##0.00';
}

function plain(value: string | number | null): Cell {
  return typeof value === 'number' ? { t: 'n', v: value } : words(value ?? '');
}

/** Words are always a text cell, and never begin as a formula does. */
function words(value: string): Cell {
  if (value === '') return null;
  return { t: 's', v: formulaAsText(printableLines(value)).slice(0, MAX_CELL_LENGTH), z: '@' };
}

function toSheet(lines: readonly Cell[][], widths: readonly number[]): WorkSheet {
  const ref = utils.encode_range({ s: { c: 0, r: 0 }, e: { c: widths.length - 1, r: lines.length - 1 } });
  const sheet: WorkSheet = { '!ref': ref, '!cols': widths.map((wch) => ({ wch })) };
  lines.forEach((line, r) =>
    line.forEach((cell, c) => {
      if (cell) sheet[utils.encode_cell({ c, r })] = cell;
    }),
  );
  if (lines.length > 1) sheet['!autofilter'] = { ref };
  return sheet;
}
