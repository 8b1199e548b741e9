import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { grids } from '@/db/schema';
import { hasLanguageModel } from '@/lib/answers/answer-engine';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { formatCount } from '@/lib/format/numbers';
import { JobCancelledError } from '@/lib/jobs/failures';
import { log } from '@/lib/log';
import type { JobRun } from '@/lib/processing/read/run-process-documents';
import { computeRow, type RunContext } from '../compute/compute-row';
import { expandRows, type ExpandedRow } from '../rows/expand-rows';
import type { runGridJob } from '../job-inputs';
import type { GridColumn } from '../schema';
import type { GridSettings } from '../visible-grids';
import { readKeyContext } from './reuse-key';
import { claimRows, countWork, dropRow, LEASE_SECONDS, renewClaims, storeCells, type Claim } from './claim-cells';

/**
 * Rows computed at the same time: with a model most time is waiting; without one the engine computes beside the
 * database.
 */
const ROWS_WITH_MODEL = 4;
const ROWS_WITHOUT_MODEL = 2;
const WAIT_MS = 1_000;

export type RunResult = { grid_id: string; cells: number };

/**
 * Computes the cells that were asked for, row by row, each row's in one transaction. After a crash the unfinished rows
 * are claimed again when their claims have expired; what is stored is not computed again.
 */
export async function runGrid(
  { jobId, tenantId, userId }: { jobId: string; tenantId: string; userId: string },
  { gridId, cells: total }: z.output<typeof runGridJob.input>,
  run: Pick<JobRun, 'signal' | 'progress'>,
): Promise<RunResult> {
  const [grid] = await database()
    .select()
    .from(grids)
    .where(and(eq(grids.id, gridId), eq(grids.tenantId, tenantId)));
  if (!grid) throw new JobCancelledError();
  const ctx: Context = { userId, tenantId, organizationId: grid.organizationId, role: 'org:member' };
  const held = { gridId, jobId, claimant: randomUUID() };
  const context = await openRunContext(ctx, grid);
  let done = Math.max(0, total - (await countWork(jobId)));
  const stop = new AbortController();
  const signal = AbortSignal.any([run.signal, stop.signal]);
  const beat = setInterval(
    () =>
      void renewClaims(jobId, held.claimant).catch((err: unknown) =>
        log.warn({ err, jobId }, 'the claim on cells of a grid could not be renewed'),
      ),
    (LEASE_SECONDS * 1000) / 3,
  ).unref();
  const lane = async () => {
    for (;;) {
      signal.throwIfAborted();
      const [claim] = await claimRows(jobId, held.claimant, 1);
      if (!claim) {
        if ((await countWork(jobId)) === 0) return;
        // Cells of a worker that died are free when its claim has expired.
        await delay(WAIT_MS, undefined, { signal });
        continue;
      }
      done += await computeClaim(context, held, claim, signal);
      await run.progress(done, total, `${formatCount(done)} of ${formatCount(total)} cells`);
    }
  };
  try {
    const lanes = hasLanguageModel() ? ROWS_WITH_MODEL : ROWS_WITHOUT_MODEL;
    const ended = await Promise.allSettled(
      Array.from({ length: lanes }, () =>
        lane().catch((error: unknown) => {
          // The other lanes end after their current row.
          stop.abort(error);
          throw error;
        }),
      ),
    );
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
  } finally {
    clearInterval(beat);
  }
  await recordAudit(database(), ctx, {
    action: 'grid.complete',
    subjectType: 'grid',
    subjectId: gridId,
    details: { job_id: jobId, cells: done, engine: context.engineId },
  });
  return { grid_id: gridId, cells: done };
}

type OpenRunContext = RunContext & { rows: ReadonlyMap<string, ExpandedRow>; columns: ReadonlyMap<string, GridColumn> };

async function openRunContext(ctx: Context, grid: GridSettings): Promise<OpenRunContext> {
  const keys = await readKeyContext(ctx);
  const rows = await expandRows(ctx, grid.id, grid.rows);
  return {
    ctx,
    gridId: grid.id,
    keys,
    engineId: keys.engine,
    analysisContext: keys.analysisContext,
    rows: new Map(rows.map((row) => [row.id, row])),
    columns: new Map((grid.columns as GridColumn[]).map((column) => [column.id, column])),
  };
}

/** Cells of rows and columns that were removed meanwhile are only deleted from the list. */
async function computeClaim(
  context: OpenRunContext,
  held: { gridId: string; jobId: string; claimant: string },
  { rowId, columnIds }: Claim,
  signal: AbortSignal,
): Promise<number> {
  const row = context.rows.get(rowId);
  const columns = columnIds.flatMap((id) => context.columns.get(id) ?? []);
  if (row && columns.length > 0)
    await computeRow(context, row, columns, (cells) => storeCells(context.ctx, held, cells), signal);
  if (!row || columns.length < columnIds.length) await dropRow(held.jobId, rowId);
  return columnIds.length;
}
