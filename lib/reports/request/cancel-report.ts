import { database } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { cancelJob } from '@/lib/jobs/rows/read-jobs';
import { getReport } from '../read/read-reports';
import type { ReportDetail } from '../schema';
import { finalizeReport } from '../generate/finalize-report';
import { requireReportRow } from '../read/visible-reports';

/**
 * Cancels a generation: one that has not begun at once, a running one at its next query. Completed answers are kept.
 * Throws `not_found`, or `conflict` when it is not being generated.
 */
export async function cancelReport(ctx: Context, reportId: string): Promise<ReportDetail> {
  const row = await requireReportRow(ctx, reportId);
  if (row.status !== 'processing' || !row.jobId) throw new AppError('conflict', 'This report is not being generated.');
  await cancelJob(ctx, row.jobId);
  const { jobId } = row;
  await database().transaction(async (tx) => {
    await finalizeReport(jobId, tx);
    await recordAudit(tx, ctx, { action: 'report.cancel', subjectType: 'report', subjectId: reportId });
  });
  return getReport(ctx, reportId);
}
