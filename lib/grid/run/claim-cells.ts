import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { gridCells, gridWork, jobs } from '@/db/schema';
import { recordAudit, type AuditEntry } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import type { CellValue } from '../compute/cell-value';

/** A row's cells that a worker computes now. */
export type Claim = { rowId: string; columnIds: string[] };

export type ComputedCell = {
  rowId: string;
  columnId: string;
  documentId: string | null;
  reuseKey: string;
  value: CellValue;
  /** Of a model's call. */
  audit?: AuditEntry;
};

/** A claim expires after this time unless its worker renews it. */
export const LEASE_SECONDS = 30;

/** Claims the open cells of the next rows, each for one worker only; empty when none is free. */
export async function claimRows(jobId: string, claimant: string, rows: number): Promise<Claim[]> {
  const claimed = await database().execute<{ row_id: string; column_id: string }>(sql`
    with next as (
      select ${gridWork.rowId} as row_id, min(${gridWork.ordinal}) as ordinal from ${gridWork}
      where ${gridWork.jobId} = ${jobId} and (${gridWork.claimedUntil} is null or ${gridWork.claimedUntil} < now())
      group by ${gridWork.rowId} order by min(${gridWork.ordinal}) limit ${rows}
    ), mine as (
      select work.grid_id, work.row_id, work.column_id from ${gridWork} as work
      where work.job_id = ${jobId} and work.row_id in (select row_id from next)
        and (work.claimed_until is null or work.claimed_until < now())
      for update skip locked
    )
    update ${gridWork} as work set claimed_by = ${claimant}, claimed_until = now() + ${lease()}
    from mine where work.grid_id = mine.grid_id and work.row_id = mine.row_id and work.column_id = mine.column_id
    returning work.row_id, work.column_id`);
  const byRow = Map.groupBy([...claimed], ({ row_id }) => row_id);
  return [...byRow].map(([rowId, cells]) => ({ rowId, columnIds: cells.map(({ column_id }) => column_id) }));
}

/** Extends the claims of one worker by the length of a lease; the claims of others stay as they are. */
export async function renewClaims(jobId: string, claimant: string): Promise<void> {
  await database()
    .update(gridWork)
    .set({ claimedUntil: sql`now() + ${lease()}` })
    .where(and(eq(gridWork.jobId, jobId), eq(gridWork.claimedBy, claimant)));
}

function lease() {
  return sql.raw(`interval '${LEASE_SECONDS} seconds'`);
}

/** The number of cells that the run still has to compute. */
export async function countWork(jobId: string): Promise<number> {
  const [row] = await database().select({ value: count() }).from(gridWork).where(eq(gridWork.jobId, jobId));
  return row?.value ?? 0;
}

/** Deletes the remaining cells of a run. */
export async function dropWork(jobId: string): Promise<void> {
  await database().delete(gridWork).where(eq(gridWork.jobId, jobId));
}

/** Deletes the remaining cells of one row of a run. */
export async function dropRow(jobId: string, rowId: string): Promise<void> {
  await database()
    .delete(gridWork)
    .where(and(eq(gridWork.jobId, jobId), eq(gridWork.rowId, rowId)));
}

/**
 * Stores computed cells and takes them off the list, in one transaction. A cell whose claim has passed to another
 * worker is left to that one, so no cell is stored twice. Returns the number stored.
 */
export async function storeCells(
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  { gridId, jobId, claimant }: { gridId: string; jobId: string; claimant: string },
  computed: readonly ComputedCell[],
): Promise<number> {
  if (computed.length === 0) return 0;
  return database().transaction(async (tx) => {
    const mine = await tx
      .delete(gridWork)
      .where(
        and(
          eq(gridWork.jobId, jobId),
          eq(gridWork.claimedBy, claimant),
          inArray(gridWork.rowId, [...new Set(computed.map(({ rowId }) => rowId))]),
          inArray(gridWork.columnId, [...new Set(computed.map(({ columnId }) => columnId))]),
          sql`(${gridWork.rowId}, ${gridWork.columnId}) in (${sql.join(
            computed.map(({ rowId, columnId }) => sql`(${rowId}::uuid, ${columnId}::uuid)`),
            sql`, `,
          )})`,
        ),
      )
      .returning({ rowId: gridWork.rowId, columnId: gridWork.columnId });
    const held = new Set(mine.map(({ rowId, columnId }) => `${rowId} ${columnId}`));
    const kept = computed.filter(({ rowId, columnId }) => held.has(`${rowId} ${columnId}`));
    if (kept.length === 0) return 0;
    await tx
      .insert(gridCells)
      .values(kept.map((cell) => toRow(gridId, cell)))
      .onConflictDoUpdate({
        target: [gridCells.gridId, gridCells.rowId, gridCells.columnId],
        set: {
          ...Object.fromEntries(
            (
              [
                'documentId',
                'reuseKey',
                'state',
                'text',
                'value',
                'unit',
                'low',
                'high',
                'reason',
                'sources',
                'engine',
                'isFlagged',
              ] as const
            ).map((name) => [name, sql.raw(`excluded."${gridCells[name].name}"`)]),
          ),
          timesComputed: sql`${gridCells.timesComputed} + 1`,
          updatedAt: sql`now()`,
        },
      });
    for (const { audit } of kept) if (audit) await recordAudit(tx, ctx, audit);
    return kept.length;
  });
}

function toRow(gridId: string, { rowId, columnId, documentId, reuseKey, value }: ComputedCell) {
  const { state, text, unit, low, high, reason, sources, engine, isFlagged } = value;
  return {
    gridId,
    rowId,
    columnId,
    documentId,
    reuseKey,
    state,
    text,
    value: value.value,
    unit,
    low,
    high,
    reason,
    sources,
    engine,
    isFlagged,
    updatedAt: new Date(),
  };
}

/** Deletes the remaining cells of a run that has ended; a run that will continue keeps them. */
export async function releaseEnded(jobId: string): Promise<void> {
  const [ended] = await database()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), notInArray(jobs.status, ['pending', 'running'])));
  if (ended) await dropWork(jobId);
}
