import { database, type Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { tallyGrid, type GridTally } from './cells/tally-grid';
import { expandRows, type ExpandedRow } from './rows/expand-rows';
import { readBusy, type BusyCells } from './run/busy-cells';
import { readKeyContext, type KeyContext } from './run/reuse-key';
import type { GridColumn } from './schema';
import { requireGrid, type GridSettings } from './visible-grids';

/** A grid with its current rows. Other data is read when it is first needed, and only once. */
export type OpenGrid = {
  grid: GridSettings;
  rows: readonly ExpandedRow[];
  columns: readonly GridColumn[];
  keyContext: () => Promise<KeyContext>;
  busy: () => Promise<BusyCells>;
  tally: () => Promise<GridTally>;
};

/**
 * Opens a grid for all that one request reads of it; throws `not_found` for one that the caller does not see. Within a
 * transaction everything is read through it, because the embedded database answers no other connection meanwhile.
 */
export async function openGrid(ctx: Context, gridId: string, db: Db = database()): Promise<OpenGrid> {
  const grid = await requireGrid(ctx, gridId, db);
  const rows = await expandRows(ctx, grid.id, grid.rows, db);
  const columns = grid.columns as GridColumn[];
  const keyContext = once(() => readKeyContext(ctx, db));
  return {
    grid,
    rows,
    columns,
    keyContext,
    busy: once(() => readBusy(db, grid.id)),
    tally: once(async () => tallyGrid(db, { gridId: grid.id, rows, columns }, await keyContext())),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= read());
}
