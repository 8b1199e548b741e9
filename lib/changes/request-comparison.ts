import { setTimeout as delay } from 'node:timers/promises';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requestJob } from '@/lib/jobs/rows/request-job';
import { compareFilingsJob } from './job-inputs';
import { isCompared, type Pair } from './stored-comparison';

const POLL_MS = 250;

export type ComparisonJob = { id: string; status: string; done: number; total: number; message: string };

/**
 * The job that compares two filings: the one already waiting or running, or a new one. A failed job is retried when the
 * comparison is requested again.
 */
export async function requestComparison(ctx: Context, { from, to }: Pair): Promise<ComparisonJob> {
  const running = await openJob(ctx, { from, to });
  if (running) return running;
  return database().transaction(async (tx) => {
    const input = { fromDocumentId: from.id, toDocumentId: to.id };
    const { id, status, progress } = await requestJob(tx, ctx, compareFilingsJob, input, {
      total: 3,
      message: 'Waiting to start',
    });
    return { id, status, ...progress };
  });
}

/** Waits until two filings are compared; the job as it is when `waitMs` are over, null when it is done. */
export async function waitForComparison(
  ctx: Context,
  pair: Pair,
  waitMs: number,
  signal: AbortSignal,
): Promise<ComparisonJob | null> {
  const job = await requestComparison(ctx, pair);
  const deadline = Date.now() + waitMs;
  for (;;) {
    if (await isCompared(pair)) return null;
    const [row] = await database()
      .select(shown)
      .from(jobs)
      .where(and(eq(jobs.id, job.id), eq(jobs.tenantId, ctx.tenantId)));
    if (row?.status === 'failed' || row?.status === 'cancelled')
      throw new AppError('unavailable', row.error ?? 'The comparison was cancelled. Open it again to restart it.');
    if (Date.now() >= deadline) return row ?? job;
    await delay(POLL_MS, undefined, { signal });
  }
}

const shown = {
  id: jobs.id,
  status: jobs.status,
  done: jobs.progressDone,
  total: jobs.progressTotal,
  message: jobs.progressMessage,
  error: jobs.error,
};

async function openJob(ctx: Context, { from, to }: Pair): Promise<ComparisonJob | null> {
  const [row] = await database()
    .select(shown)
    .from(jobs)
    .where(
      and(
        eq(jobs.tenantId, ctx.tenantId),
        eq(jobs.kind, compareFilingsJob.name),
        inArray(jobs.status, ['pending', 'running']),
        sql`${jobs.payload} ->> 'fromDocumentId' = ${from.id}`,
        sql`${jobs.payload} ->> 'toDocumentId' = ${to.id}`,
      ),
    )
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return row ?? null;
}
