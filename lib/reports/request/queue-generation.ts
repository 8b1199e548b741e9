import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { jobs, reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import type { ReportRow } from '../read/visible-reports';

export const WAITING = 'Waiting to start';

/** Adds a job row for the current revision, in the caller's transaction. */
export async function queueGeneration(
  tx: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  row: ReportRow,
): Promise<ReportRow> {
  const [job] = await tx
    .insert(jobs)
    .values({
      tenantId: ctx.tenantId,
      createdBy: ctx.userId,
      kind: 'generate-report',
      payload: { reportId: row.id, revision: row.revision },
      progressTotal: row.progressTotal,
      progressMessage: WAITING,
    })
    .returning({ id: jobs.id });
  const [queued] = job ? await tx.update(reports).set({ jobId: job.id }).where(eq(reports.id, row.id)).returning() : [];
  if (!job || !queued) throw new AppError('internal', 'The report could not be queued.');
  await enqueue(tx, 'generate-report', { jobId: job.id }, { tenantId: ctx.tenantId });
  return queued;
}
