import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { queueGeneration, WAITING } from './insert-report';
import type { ReportRow } from '../read/visible-reports';
import { requireReportRow } from '../read/visible-reports';

/**
 * Continues a failed generation: answered queries are not asked again. Throws `not_found`, or `conflict` unless it has
 * failed.
 */
export async function retryReport(ctx: Context, reportId: string): Promise<ReportRow> {
  return database().transaction(async (tx) => {
    const row = await requireReportRow(ctx, reportId, tx, { isLocked: true });
    if (row.status !== 'failed') throw new AppError('conflict', 'Only a failed report can be tried again.');
    const [reset] = await tx
      .update(reports)
      .set({ status: 'processing', failureReason: null, progressMessage: WAITING, startedAt: null })
      .where(eq(reports.id, row.id))
      .returning();
    if (!reset) throw new AppError('not_found', 'Report not found');
    await recordAudit(tx, ctx, {
      action: 'report.retry',
      subjectType: 'report',
      subjectId: reportId,
      details: { revision: row.revision },
    });
    return queueGeneration(tx, ctx, reset);
  });
}
