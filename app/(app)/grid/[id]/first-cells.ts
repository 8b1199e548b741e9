import { restsOnCells, seenFirst, startOfCells, type CellsStart } from '@/components/grid/cells-start';
import type { GridAddress } from '@/components/grid/grid-address';
import { readBriefs } from '@/lib/grid/cells/read-briefs';
import { cellsOf } from '@/lib/grid/cells/read-cells';
import type { OpenGrid } from '@/lib/grid/open-grid';
import type { Grid } from '@/lib/grid/schema';
import type { GridCell, GridCells } from '@/lib/grid/schema-cells';

/**
 * Of a larger grid the start is sent, with sources of no other cell: each is about 500 bytes of HTML, before it is
 * drawn.
 */
const MOST_CELLS_SENT = 500;

/** All cells of a grid or, of a larger one, those that an address shows first. */
export async function firstCells(
  open: OpenGrid,
  table: Pick<Grid, 'rows' | 'columns'>,
  address: GridAddress,
): Promise<{ whole: GridCells } | { start: CellsStart }> {
  if (open.rows.length * open.columns.length <= MOST_CELLS_SENT)
    return { whole: await cellsOf(open, { detail: 'page' }) };
  const seen = seenFirst(await readBriefs(open, { hasTexts: restsOnCells(address) }), table, address);
  const chosen = address.cell ? [address.cell] : [];
  const { cells, counts } = await cellsOf(open, {
    detail: 'page',
    rows: [...seen.rows, ...chosen.map(({ rowId }) => rowId)],
    columns: [...seen.columns, ...chosen.map(({ columnId }) => columnId)],
  });
  const [rows, columns] = [new Set(seen.rows), new Set(seen.columns)];
  const isSent = (cell: GridCell) => (rows.has(cell.row_id) && columns.has(cell.column_id)) || isAt(cell, address.cell);
  return { start: startOfCells(seen, { cells: cells.filter(isSent), counts }) };
}

export function isAt({ row_id, column_id }: GridCell, place: GridAddress['cell']): boolean {
  return row_id === place?.rowId && column_id === place.columnId;
}
