import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { gridCells } from '@/db/schema';
import type { OpenGrid } from '../open-grid';
import type { CellBrief } from '../schema-cells';
import { breaksOf } from './read-cells';

/** More than a distribution shows of an answer. */
const LABEL = 20;
const SHOWN = 160;

/**
 * The cells from which a grid is sorted, filtered and summarised: its stored and running cells in the order of its rows
 * and columns. Only the beginning of texts is read, unless the rows are sorted or filtered by them.
 */
export async function readBriefs(open: OpenGrid, { hasTexts }: { hasTexts: boolean }): Promise<CellBrief[]> {
  const busy = await open.busy();
  const found = await database()
    .select({
      rowId: gridCells.rowId,
      columnId: gridCells.columnId,
      state: gridCells.state,
      text: sql<string>`left(${gridCells.text}, ${hasTexts ? SHOWN : LABEL})`,
      value: gridCells.value,
      unit: gridCells.unit,
      low: gridCells.low,
      high: gridCells.high,
      isFlagged: gridCells.isFlagged,
    })
    .from(gridCells)
    .where(eq(gridCells.gridId, open.grid.id));
  const stored = new Map(found.map((cell) => [`${cell.rowId} ${cell.columnId}`, cell]));
  return open.rows.flatMap((row) =>
    open.columns.flatMap((column): CellBrief[] => {
      const id = `${row.id} ${column.id}`;
      const place = { row_id: row.id, column_id: column.id };
      if (busy.get(id)?.isClaimed)
        return [{ ...place, state: 'running', text: '', value: null, unit: null, breaks_flag: null }];
      const cell = stored.get(id);
      if (!cell) return [];
      const { state, text, value, unit } = cell;
      return [{ ...place, state, text, value, unit, breaks_flag: breaksOf(column, cell) }];
    }),
  );
}
