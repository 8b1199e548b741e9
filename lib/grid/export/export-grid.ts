import { runInChild } from '@/lib/child-process/run-in-child';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { toCsv } from '@/lib/format/csv';
import type { NamedFile } from '@/lib/common-schemas';
import { formatCellValue } from '../format-value.rules';
import { cellsOf } from '../cells/read-cells';
import { openGrid } from '../open-grid';
import { toGrid } from '../read-grids';
import { ROW_TITLES, rowHead, wordsOf, type ExportedGrid } from './grid-sheets';
import type { renderGridXlsx } from './render-grid-xlsx';

type Format = 'xlsx' | 'csv' | 'json';

const TYPES: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
};
const RENDERING = {
  module: 'lib/grid/export/render-grid-xlsx.ts',
  name: 'renderGridXlsx',
  pool: 'requests',
  timeoutMs: 60_000,
  subject: 'This workbook',
} as const;

/** A grid as a file: a workbook with a sheet of sources, a table of what is shown, or all of it as JSON. */
export async function exportGrid(ctx: Context, gridId: string, format: Format): Promise<NamedFile> {
  const open = await openGrid(ctx, gridId);
  const { name, rows, columns } = await toGrid(ctx, open);
  const { cells, counts } = await cellsOf(open, { detail: 'full' });
  const grid: ExportedGrid = { name, rows, columns, cells, address: `${env().appUrl}/grid/${gridId}` };
  return {
    bytes: await bytesOf(format, grid, counts),
    contentType: TYPES[format],
    fileName: `${name.replace(/[^\p{L}\p{N}]+/gu, '_').slice(0, 60) || 'Grid'}.${format}`,
    disposition: 'attachment',
  };
}

async function bytesOf(format: Format, grid: ExportedGrid, counts: unknown): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'xlsx') return runInChild<typeof renderGridXlsx>(RENDERING, grid);
  const { address: _address, ...content } = grid;
  const text = format === 'csv' ? csvOf(grid) : `${JSON.stringify({ ...content, counts }, null, 2)}\n`;
  return new TextEncoder().encode(text);
}

function csvOf({ rows, columns, cells }: ExportedGrid): string {
  const byPlace = new Map(cells.map((cell) => [`${cell.row_id} ${cell.column_id}`, cell]));
  return toCsv([
    [...ROW_TITLES, ...columns.map(({ heading }) => heading)],
    ...rows.map((row) => [
      ...rowHead(row).map((value) => (value === null ? '' : String(value))),
      ...columns.map((column) => {
        const cell = byPlace.get(`${row.id} ${column.id}`);
        const shown = cell?.state === 'answered' ? plainValue(cell.value, cell.unit) : null;
        return shown ?? wordsOf(cell);
      }),
    ]),
  ]);
}

/** A number that a spreadsheet reads as one. */
function plainValue(value: number | string | boolean | null, unit: string | null): string | null {
  if (typeof value === 'number') return unit === 'percent' ? `${value}%` : String(value);
  if (typeof value === 'string' && unit === 'date') return value;
  return formatCellValue(value, unit);
}
