import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { jobs, reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { REPORT_CANCELLED, REPORT_FAILED } from '../schema';

/** Copies the end of a job to its report when the report is still processing. Safe to call at any time. */
export async function finalizeReport(jobId: string, db: Db = database()): Promise<void> {
  const [job] = await db.select({ status: jobs.status, error: jobs.error }).from(jobs).where(eq(jobs.id, jobId));
  if (job?.status !== 'failed' && job?.status !== 'cancelled') return;
  const failureReason = job.status === 'cancelled' ? REPORT_CANCELLED : (job.error ?? REPORT_FAILED);
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(reports)
      .set({ status: 'failed', failureReason, progressMessage: '' })
      .where(and(eq(reports.jobId, jobId), eq(reports.status, 'processing')))
      .returning({ id: reports.id, revision: reports.revision, tenantId: reports.tenantId, userId: reports.createdBy });
    // The cancellation has already been recorded.
    if (job.status === 'cancelled') return;
    for (const { id, revision, ...ctx } of ended)
      await recordAudit(tx, ctx, {
        action: 'report.fail',
        subjectType: 'report',
        subjectId: id,
        details: { revision, reason: failureReason },
      });
  });
}
