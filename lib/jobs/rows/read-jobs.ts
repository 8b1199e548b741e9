import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Job, listJobsQuery } from './schema';
import { toJob } from './to-job';
import { isVisibleJob } from './visible-jobs';

const { payload: _payload, ...rest } = getTableColumns(jobs);
/** Excludes input and partial results: an import's rows are megabytes, and clients poll. */
const columns = {
  ...rest,
  result: sql<unknown>`case when ${jobs.status} in ('pending', 'running') then null else ${jobs.result} end`,
};

/** The tenant's jobs, newest first; visible to everybody in the organization except jobs of personal reports. */
export async function listJobs(
  ctx: Context,
  input: z.output<typeof listJobsQuery>,
): Promise<{ jobs: Job[]; total: number; page: number; size: number }> {
  const where = and(
    isVisibleJob(ctx),
    input.kind ? eq(jobs.kind, input.kind) : undefined,
    input.status ? eq(jobs.status, input.status) : undefined,
  );
  const [total] = await database().select({ value: count() }).from(jobs).where(where);
  const rows = await database()
    .select(columns)
    .from(jobs)
    .where(where)
    .orderBy(desc(jobs.createdAt), jobs.id)
    .limit(input.size)
    .offset((input.page - 1) * input.size);
  return { jobs: rows.map(toJob), total: total?.value ?? 0, page: input.page, size: input.size };
}

/** One job that the caller may see; throws `not_found` otherwise. */
export async function getJob(ctx: Context, jobId: string): Promise<Job> {
  const [row] = await database()
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isVisibleJob(ctx)));
  if (!row) throw new AppError('not_found', 'Job not found');
  return toJob(row);
}

/**
 * Cancels a job: one that has not begun ends at once, a running one at its next step. Conflict (409) when it has ended.
 */
export async function cancelJob(ctx: Context, jobId: string): Promise<Job> {
  await database().transaction(async (tx) => {
    const where = and(eq(jobs.id, jobId), isVisibleJob(ctx));
    const [row] = await tx.select({ status: jobs.status, kind: jobs.kind }).from(jobs).where(where).for('update');
    if (!row) throw new AppError('not_found', 'Job not found');
    if (row.status !== 'pending' && row.status !== 'running')
      throw new AppError('conflict', 'This job has already ended.');
    const now = new Date();
    const ended =
      row.status === 'pending' ? { status: 'cancelled' as const, finishedAt: now, progressMessage: 'Cancelled' } : {};
    await tx
      .update(jobs)
      .set({ cancelRequestedAt: now, ...ended })
      .where(and(where, inArray(jobs.status, ['pending', 'running'])));
    await recordAudit(tx, ctx, {
      action: 'job.cancel',
      subjectType: 'job',
      subjectId: jobId,
      details: { kind: row.kind },
    });
  });
  return getJob(ctx, jobId);
}
