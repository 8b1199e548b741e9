import { inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents, engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { readAnswers } from '@/lib/reports/read/read-reports';
import { toResults } from '@/lib/reports/read/to-report';
import { requireReportRow, type ReportRow } from '@/lib/reports/read/visible-reports';
import type { DocumentSnapshot, ReportResults } from '@/lib/reports/schema';
import { ALREADY_ENGAGED, CREATE_FAILED, NOT_FLAGGED, REPORT_NOT_READY } from './messages.rules';
import { getEngagement } from './read-engagements';
import { recordEvent } from './record-event';
import type { CreateEngagementInput, EngagementDetail } from '../schema';

/**
 * Creates an engagement on a flagged report with copies of all data it uses, because the report may be changed or
 * deleted. Throws `not_found` for an unknown report, `conflict` when it is not completed, has no triggered flag, or has
 * an engagement already.
 */
export async function createEngagement(
  ctx: Context,
  { report_id: reportId }: CreateEngagementInput,
): Promise<EngagementDetail> {
  const id = await database().transaction(async (tx) => {
    const report = await requireReportRow(ctx, reportId, tx);
    if (report.status !== 'completed') throw new AppError('conflict', REPORT_NOT_READY);
    const results = toResults(report, await readAnswers(report.id, report.revision, tx));
    if (results.triggered_flags.length === 0) throw new AppError('conflict', NOT_FLAGGED);
    const snapshot = report.documentSnapshot as DocumentSnapshot;
    const [row] = await tx
      .insert(engagements)
      .values({
        tenantId: ctx.tenantId,
        organizationId: ctx.organizationId,
        createdBy: ctx.userId,
        visibility: report.visibility,
        companyId: report.companyId,
        companyName: report.companyName,
        companyTicker: report.companyTicker,
        reportId: report.id,
        reportTitle: report.title,
        reportDate: report.completedAt ?? report.createdAt,
        agmDate: await meetingOf(tx, report),
        triggeredFlags: results.triggered_flags,
        triggeredFlagsCount: results.triggered_flags.length,
        relevantQueries: relevantQueries(results),
        documents: snapshot.documents_analyzed.map(({ document_id, label, form_type, fiscal_year, filing_date }) => ({
          document_id,
          label,
          form_type,
          fiscal_year,
          filing_date,
        })),
      })
      .onConflictDoNothing()
      .returning({ id: engagements.id });
    if (!row) throw new AppError('conflict', ALREADY_ENGAGED);
    await recordEvent(tx, ctx, row.id, {
      kind: 'create',
      text: `Engagement opened from the report “${report.title}”`,
      details: { report_id: report.id, revision: report.revision, flags: results.triggered_flags.length },
    });
    return row.id;
  });
  const created = await getEngagement(ctx, id);
  if (!created) throw new AppError('internal', CREATE_FAILED);
  return created;
}

/** The meeting date given with the report, otherwise the latest date in its filings. */
async function meetingOf(tx: Db, report: ReportRow): Promise<string | null> {
  if (report.agmDate || report.documentIds.length === 0) return report.agmDate;
  const rows = await tx
    .select({ meetingDate: documents.meetingDate })
    .from(documents)
    .where(inArray(documents.id, report.documentIds));
  return (
    rows
      .flatMap(({ meetingDate }) => meetingDate ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** The answers that the triggered flags belong to, one entry per flag. */
function relevantQueries(results: ReportResults) {
  return results.triggered_flags.flatMap((flag) => {
    const answer = results.query_results.find((one) => one.query_id === flag.query_id);
    return answer
      ? [{ query: answer.query_text, query_id: answer.query_id, answer: answer.answer, flag: flag.flag_description }]
      : [];
  });
}
