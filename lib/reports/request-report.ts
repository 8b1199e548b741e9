import { eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { jobs, reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { getCompany } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { getTemplate } from '@/lib/templates/read-templates';
import { readStoredFlags } from '@/lib/templates/store-flags';
import { requireShareable } from '@/lib/templates/visible-templates';
import { reportTitle } from './report-title';
import { requireReportDocuments } from './require-report-documents';
import type { GenerateReportInput } from './schema';
import { snapshotDocuments } from './snapshot-documents';
import type { ReportRow } from './visible-reports';

export const WAITING = 'Waiting to start';

/** Whose subscription asks for the report, when no person does. */
export type ReportOrigin = { subscriptionId?: string; groupId?: string };

/** Stores the report with copies of its template and its document list, and queues its generation with it. */
export async function requestReport(ctx: Context, input: GenerateReportInput, origin: ReportOrigin = {}, db: Db = database()): Promise<ReportRow> {
  requireShareable(ctx, input.visibility);
  const company = await getCompany(ctx, input.company_id);
  return db.transaction(async (tx) => {
    const template = await getTemplate(ctx, input.template_id, tx);
    if (!template.is_active) throw new AppError('invalid', 'This template is inactive. Choose an active one.', { errors: [{ path: 'template_id', message: 'This template is inactive. Choose an active one.' }] });
    const documents = await requireReportDocuments(tx, ctx, company.id, input.document_ids);
    const { flagConfiguration } = await readStoredFlags(tx, ctx, template.id);
    const now = new Date();
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
        title: reportTitle(input.report_title, { companyName: company.name, templateName: template.name, now }),
        visibility: input.visibility,
        agmDate: input.agm_date,
        documentIds: documents.map((document) => document.id),
        progressTotal: template.queries.length,
        progressMessage: WAITING,
        templateSnapshot: { name: template.name, queries: template.queries, category_mapping: template.category_mapping, category_order: template.category_order, flag_configuration: flagConfiguration },
        documentSnapshot: snapshotDocuments(company.name, documents, now),
        subscriptionId: origin.subscriptionId ?? null,
        groupId: origin.groupId ?? null,
      })
      .returning();
    if (!row) throw new AppError('internal', 'The report could not be stored.');
    await recordAudit(tx, ctx, { action: 'report.generate', subjectType: 'report', subjectId: row.id, details: { template_id: template.id, company_id: company.id, documents: documents.map(({ id, sha256 }) => ({ id, sha256 })) } });
    return queueGeneration(tx, ctx, row);
  });
}

/** A job row for the current revision, in the caller's transaction. */
export async function queueGeneration(tx: Db, ctx: Pick<Context, 'tenantId' | 'userId'>, row: ReportRow): Promise<ReportRow> {
  const [job] = await tx
    .insert(jobs)
    .values({ tenantId: ctx.tenantId, createdBy: ctx.userId, kind: 'generate-report', payload: { reportId: row.id, revision: row.revision }, progressTotal: row.progressTotal, progressMessage: WAITING })
    .returning({ id: jobs.id });
  const [queued] = job ? await tx.update(reports).set({ jobId: job.id }).where(eq(reports.id, row.id)).returning() : [];
  if (!job || !queued) throw new AppError('internal', 'The report could not be queued.');
  await enqueue(tx, 'generate-report', { jobId: job.id });
  return queued;
}
