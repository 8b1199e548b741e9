import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { requestJob } from '@/lib/jobs/rows/request-job';
import type { Template } from '@/lib/templates/schema';
import { readStoredFlags } from '@/lib/templates/store-flags';
import { generateReportJob } from '../job-inputs';
import { snapshotDocuments } from '../generate/snapshot-documents';
import type { ReportRow } from '../read/visible-reports';

export const WAITING = 'Waiting to start';

/** The subscription that requests the report, when no person does. */
export type ReportOrigin = { subscriptionId?: string | null; groupId?: string | null; queueItemId?: string };

type NewReport = {
  company: { id: string; name: string; ticker: string };
  template: Template;
  documents: readonly DocumentRow[];
  title: string;
  visibility: 'user' | 'organization';
  agmDate: string | null;
  at: Date;
  origin: ReportOrigin;
};

/**
 * Stores a report with copies of its template and document list and queues its generation, in the caller's transaction.
 */
export async function insertReport(tx: Db, ctx: Context, report: NewReport): Promise<ReportRow> {
  const { company, template, documents, origin } = report;
  const { flagConfiguration } = await readStoredFlags(tx, ctx, template.id);
  const [row] = await tx
    .insert(reports)
    .values({
      tenantId: ctx.tenantId,
      organizationId: ctx.organizationId,
      createdBy: ctx.userId,
      companyId: company.id,
      companyName: company.name,
      companyTicker: company.ticker,
      templateId: template.id,
      templateName: template.name,
      title: report.title,
      visibility: report.visibility,
      agmDate: report.agmDate,
      documentIds: documents.map((document) => document.id),
      progressTotal: template.queries.length,
      progressMessage: WAITING,
      templateSnapshot: {
        name: template.name,
        queries: template.queries,
        category_mapping: template.category_mapping,
        category_order: template.category_order,
        flag_configuration: flagConfiguration,
        include_changes: template.include_changes,
      },
      documentSnapshot: snapshotDocuments(company.name, documents, report.at),
      subscriptionId: origin.subscriptionId ?? null,
      groupId: origin.groupId ?? null,
    })
    .returning();
  if (!row) throw new AppError('internal', 'The report could not be stored.');
  await recordAudit(tx, ctx, {
    action: 'report.generate',
    subjectType: 'report',
    subjectId: row.id,
    details: {
      template_id: template.id,
      company_id: company.id,
      ...(origin.queueItemId ? { queue_item_id: origin.queueItemId } : {}),
      documents: documents.map(({ id, sha256 }) => ({ id, sha256 })),
    },
  });
  return queueGeneration(tx, ctx, row);
}

/**
 * Adds a job row for the current revision, in the caller's transaction. The worker runs
 * `lib/jobs/definitions/generate-report.ts` for it.
 */
export async function queueGeneration(
  tx: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  row: ReportRow,
): Promise<ReportRow> {
  const input = { reportId: row.id, revision: row.revision };
  const job = await requestJob(tx, ctx, generateReportJob, input, { total: row.progressTotal, message: WAITING });
  const [queued] = await tx.update(reports).set({ jobId: job.id }).where(eq(reports.id, row.id)).returning();
  if (!queued) throw new AppError('internal', 'The report could not be queued.');
  return queued;
}
