import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs, reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { files } from '@/lib/storage';
import { pdfKeysOf } from '../export/stored-pdf';
import { requireReportRow } from '../read/visible-reports';

/**
 * Deletes a report with its answers, revisions and files, and stops its generation. Throws `not_found` when the caller
 * may not see it.
 */
export async function deleteReport(ctx: Context, reportId: string): Promise<void> {
  const keys = await database().transaction(async (tx) => {
    const row = await requireReportRow(ctx, reportId, tx, { isLocked: true });
    if (row.jobId)
      await tx
        .update(jobs)
        .set({ cancelRequestedAt: new Date() })
        .where(and(eq(jobs.id, row.jobId), inArray(jobs.status, ['pending', 'running'])));
    await tx.delete(reports).where(eq(reports.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'report.delete',
      subjectType: 'report',
      subjectId: reportId,
      details: { title: row.title, company_id: row.companyId, visibility: row.visibility },
    });
    return pdfKeysOf(row);
  });
  for (const key of keys) await files().remove(key);
}
