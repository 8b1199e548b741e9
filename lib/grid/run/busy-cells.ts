import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { gridWork, jobs } from '@/db/schema';

/** By row and column. */
export type BusyCells = ReadonlyMap<string, { isClaimed: boolean }>;

/** Cells that a run which has not ended still has to compute; of some rows and columns on request. */
export async function readBusy(
  db: Db,
  gridId: string,
  { rows, columns }: { rows?: readonly string[] | undefined; columns?: readonly string[] | undefined } = {},
): Promise<BusyCells> {
  const found = await db
    .select({ rowId: gridWork.rowId, columnId: gridWork.columnId, isClaimed })
    .from(gridWork)
    .innerJoin(jobs, eq(jobs.id, gridWork.jobId))
    .where(
      and(
        eq(gridWork.gridId, gridId),
        inArray(jobs.status, ['pending', 'running']),
        rows ? inArray(gridWork.rowId, [...rows]) : undefined,
        columns ? inArray(gridWork.columnId, [...columns]) : undefined,
      ),
    );
  return new Map(
    found.map(({ rowId, columnId, isClaimed: claimed }) => [`${rowId} ${columnId}`, { isClaimed: claimed }]),
  );
}

/** Whether a worker computes it now; a dead worker's claim expires. */
export const isClaimed = sql<boolean>`coalesce(${gridWork.claimedUntil} > now(), false)`;
