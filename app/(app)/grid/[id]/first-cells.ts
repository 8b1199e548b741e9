import { dependsOnCells, cellsShownFirst, startOfCells, type CellsStart } from '@/components/grid/cells-start';
import type { GridAddress } from '@/components/grid/grid-address';
import { readBriefs } from '@/lib/grid/cells/read-briefs';
import { cellsOf } from '@/lib/grid/cells/read-cells';
import type { OpenGrid } from '@/lib/grid/open-grid';
import type { Grid } from '@/lib/grid/schema';
import type { GridCell, GridCells } from '@/lib/grid/schema-cells';

/**
 * Of a larger grid only the start is sent, because each cell is about 500 bytes of HTML before it is
 * drawn.
 */
const MAX_CELLS_SENT = 500;

/** All cells of a grid or, of a larger one, those that an address shows first. */
export async function firstCells(
  open: OpenGrid,
  table: Pick<Grid, 'rows' | 'columns'>,
  address: GridAddress,
): Promise<{ whole: GridCells } | { start: CellsStart }> {
  if (open.rows.length * open.columns.length <= MAX_CELLS_SENT)
    return { whole: await cellsOf(open, { detail: 'page' }) };
  const shownFirst = cellsShownFirst(await readBriefs(open, { hasTexts: dependsOnCells(address) }), table, address);
  const chosen = address.cell ? [address.cell] : [];
  const { cells, counts } = await cellsOf(open, {
    detail: 'page',
    rows: [...shownFirst.rows, ...chosen.map(({ rowId }) => rowId)],
    columns: [...shownFirst.columns, ...chosen.map(({ columnId }) => columnId)],
  });
  const [rows, columns] = [new Set(shownFirst.rows), new Set(shownFirst.columns)];
  const isSent = (cell: GridCell) => (rows.has(cell.row_id) && columns.has(cell.column_id)) || isAt(cell, address.cell);
  return { start: startOfCells(shownFirst, { cells: cells.filter(isSent), counts }) };
}

export function isAt({ row_id, column_id }: GridCell, place: GridAddress['cell']): boolean {
  return row_id === place?.rowId && column_id === place.columnId;
}
