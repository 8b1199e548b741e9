import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reports } from '@/db/schema';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import { distinctTitle } from '@/lib/reports/request/distinct-title';
import { insertReport, queueGeneration, WAITING } from '@/lib/reports/request/insert-report';
import { requireReportDocuments } from '@/lib/reports/request/require-report-documents';
import type { ReportRow } from '@/lib/reports/read/visible-reports';
import { now } from '../clock';
import { readProcessedDocuments, seenBy } from '../documents/documents-seen';
import { reportName } from '../report-name.rules';
import { requireUsableTemplate } from '../require-active-template';
import { contextOfWatch, type QueueRow, type Watch } from './watch';

/** Limits the number of filings per report, so that the one that triggered it remains prominent. */
const MAX_DOCUMENTS = 12;

/** Stores the report of an item and queues its generation, in the transaction that takes the item. */
export async function storeReport(tx: Db, watch: Watch, item: QueueRow): Promise<ReportRow> {
  const ctx = contextOfWatch(watch);
  const company = await requireTenantCompany(tx, ctx, item.companyId);
  const template = await requireUsableTemplate(tx, ctx, watch.templateId, watch.kind);
  const documents = await requireReportDocuments(tx, ctx, company.id, await documentsOf(tx, watch, item));
  const at = now();
  const title = reportName(watch.reportNameTemplate, {
    companyName: company.name,
    companyTicker: company.ticker,
    fiscalYear: item.fiscalYear,
    templateName: template.name,
    triggerDocType: item.triggerDocType,
    now: at,
  });
  return insertReport(tx, ctx, {
    company,
    template,
    documents,
    title: await distinctTitle(tx, ctx, title, documents),
    visibility: watch.isShared && ctx.organizationId ? 'organization' : 'user',
    agmDate: documents.map((document) => document.meetingDate).find((date) => date !== null) ?? null,
    at,
    origin: { subscriptionId: item.subscriptionId, groupId: item.groupId, queueItemId: item.id },
  });
}

/** Continues the failed report of an earlier attempt: answered queries are not asked again. */
export async function resumeReport(tx: Db, watch: Watch, reportId: string): Promise<ReportRow | null> {
  const [reset] = await tx
    .update(reports)
    .set({ status: 'processing', failureReason: null, progressMessage: WAITING })
    .where(and(eq(reports.id, reportId), eq(reports.tenantId, watch.tenantId), eq(reports.status, 'failed')))
    .returning();
  return reset ? queueGeneration(tx, contextOfWatch(watch), reset) : null;
}

/** The triggering document, and the other monitored ones of its year, newest first. */
async function documentsOf(tx: Db, watch: Watch, item: QueueRow): Promise<string[]> {
  const seen = seenBy(watch, await readProcessedDocuments(watch, [item.companyId], tx)).map((document) => document.id);
  return [item.documentId, ...seen.filter((id) => id !== item.documentId)].slice(0, MAX_DOCUMENTS);
}
