import type { Db } from '@/db/client';
import { jobs } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '../enqueue';
import type { Job } from './schema';
import { toJob } from './to-job';

/** Kinds of jobs that users start and watch; each is also a queue with payload `{jobId}`. */
export type RequestedKind =
  'process-documents' | 'embed-chunks' | 'fetch-filings' | 'import-companies' | 'backtest-policy' | 'run-grid';

/** Stores the job row and queues the job in the caller's transaction. */
export async function requestJob(
  db: Db,
  ctx: Context,
  kind: RequestedKind,
  payload: Record<string, unknown>,
  progress: { total: number; message: string },
): Promise<Job> {
  const [row] = await db
    .insert(jobs)
    .values({
      tenantId: ctx.tenantId,
      createdBy: ctx.userId,
      kind,
      payload,
      progressTotal: progress.total,
      progressMessage: progress.message,
    })
    .returning();
  if (!row) throw new AppError('internal', 'The job could not be stored.');
  await enqueue(db, kind, { jobId: row.id }, { tenantId: ctx.tenantId });
  return toJob(row);
}
