import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { gridCells, grids, gridWork, jobs } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { OpenGrid } from '../open-grid';
import type { GridColumn } from '../schema';
import type { RunGridInput } from '../schema-cells';
import { isVisibleGrid } from '../visible-grids';
import { documentsFor, reuseKey } from './reuse-key';

export type PlannedCell = {
  rowId: string;
  column: GridColumn;
  ordinal: number;
  reuseKey: string;
  documentId: string | null;
};

/** The cells that a run computes: those asked for that have a filing and are not in another run's hands. */
export async function planRun(
  db: Db,
  { grid, rows, columns, ...open }: OpenGrid,
  only: RunGridInput['only'],
): Promise<PlannedCell[]> {
  const context = await open.keyContext();
  const busy = await open.busy();
  const stored = only === 'missing' ? await readKeys(db, grid.id) : null;
  const chosen = Array.isArray(only) ? new Set(only.map((cell) => `${cell.row_id} ${cell.column_id}`)) : null;
  return rows.flatMap((row, ordinal) =>
    columns.flatMap((column): PlannedCell[] => {
      const id = `${row.id} ${column.id}`;
      if (busy.has(id) || chosen?.has(id) === false) return [];
      const key = reuseKey(column, row, context);
      if (key === null || stored?.get(id) === key) return [];
      const documentId = documentsFor(column, row)[0]?.id ?? null;
      return [{ rowId: row.id, column, ordinal, reuseKey: key, documentId }];
    }),
  );
}

/** The keys of cells that need no second run, by row and column. */
async function readKeys(db: Db, gridId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ rowId: gridCells.rowId, columnId: gridCells.columnId, reuseKey: gridCells.reuseKey })
    .from(gridCells)
    .where(and(eq(gridCells.gridId, gridId), ne(gridCells.state, 'failed')));
  return new Map(rows.map((cell) => [`${cell.rowId} ${cell.columnId}`, cell.reuseKey]));
}

/**
 * Takes over cells with the same key from any grid that the caller sees. Returns the ones that are left to compute.
 */
export async function takeOverCells(
  db: Db,
  ctx: Context,
  gridId: string,
  planned: readonly PlannedCell[],
): Promise<PlannedCell[]> {
  if (planned.length === 0) return [];
  const found = await db
    .selectDistinctOn([gridCells.reuseKey], {
      documentId: gridCells.documentId,
      reuseKey: gridCells.reuseKey,
      state: gridCells.state,
      text: gridCells.text,
      value: gridCells.value,
      unit: gridCells.unit,
      low: gridCells.low,
      high: gridCells.high,
      reason: gridCells.reason,
      sources: gridCells.sources,
      engine: gridCells.engine,
      isFlagged: gridCells.isFlagged,
    })
    .from(gridCells)
    .innerJoin(grids, eq(grids.id, gridCells.gridId))
    .where(
      and(
        isVisibleGrid(ctx),
        inArray(gridCells.reuseKey, [...new Set(planned.map((cell) => cell.reuseKey))]),
        inArray(gridCells.state, ['answered', 'not_stated', 'cannot_determine']),
      ),
    );
  const byKey = new Map(found.map((cell) => [cell.reuseKey, cell]));
  const taken = planned.flatMap((cell) => {
    const same = byKey.get(cell.reuseKey);
    return same ? [{ ...same, gridId, rowId: cell.rowId, columnId: cell.column.id, timesComputed: 0 }] : [];
  });
  for (let start = 0; start < taken.length; start += BATCH) {
    await db
      .insert(gridCells)
      .values(taken.slice(start, start + BATCH))
      .onConflictDoUpdate({
        target: [gridCells.gridId, gridCells.rowId, gridCells.columnId],
        set: {
          documentId: sql`excluded.document_id`,
          reuseKey: sql`excluded.reuse_key`,
          state: sql`excluded.state`,
          text: sql`excluded."text"`,
          value: sql`excluded.value`,
          unit: sql`excluded.unit`,
          low: sql`excluded.low`,
          high: sql`excluded.high`,
          reason: sql`excluded.reason`,
          sources: sql`excluded.sources`,
          engine: sql`excluded.engine`,
          isFlagged: sql`excluded.is_flagged`,
          updatedAt: sql`now()`,
        },
      });
  }
  return planned.filter((cell) => !byKey.has(cell.reuseKey));
}

const BATCH = 500;

/** Adds the cells to the work of a job; cells that an ended job left there are removed first. */
export async function queueCells(
  db: Db,
  { gridId, jobId }: { gridId: string; jobId: string },
  planned: readonly PlannedCell[],
): Promise<void> {
  const ended = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.status, ['completed', 'failed', 'cancelled']));
  await db.delete(gridWork).where(and(eq(gridWork.gridId, gridId), inArray(gridWork.jobId, ended)));
  for (let start = 0; start < planned.length; start += 2 * BATCH)
    await db
      .insert(gridWork)
      .values(
        planned
          .slice(start, start + 2 * BATCH)
          .map(({ rowId, column, ordinal }) => ({ gridId, rowId, columnId: column.id, jobId, ordinal })),
      )
      .onConflictDoNothing();
}
