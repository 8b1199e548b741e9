import { z } from 'zod';
import * as documentActions from '@/app/(app)/documents/actions';
import * as actions from '@/app/(app)/reports/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import { documentChangesSchema, reportDetailSchema, reportSchema, type GenerateReportForm } from '@/lib/reports/schema';
import { templateSchema } from '@/lib/templates/schema';

/** Read with any word for its state: a state that this screen does not know is shown as Unknown. */
const listedReport = reportSchema.extend({ status: z.string() });
const reportList = z.object({
  reports: z.array(listedReport),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
const detailedReport = reportDetailSchema.extend({ status: z.string() });
const templateList = z.object({ templates: z.array(templateSchema) });

export type ListedReport = z.infer<typeof listedReport>;
export type ReportList = z.infer<typeof reportList>;
export type DetailedReport = z.infer<typeof detailedReport>;

/** Writes wait for a row and a job, not for the report. */
const WRITE_TIMEOUT_MS = 60_000;

export type ReportQuery = {
  companyId: string | null;
  templateId: string | null;
  status: string | null;
  visibility: string | null;
  page: number;
  size: number;
};

export function fetchReports(
  { companyId, templateId, status, visibility, page, size }: ReportQuery,
  signal: AbortSignal,
): Promise<ReportList> {
  return api.request({
    path: '/reports/',
    query: { company_id: companyId, template_id: templateId, status_filter: status, visibility, page, size },
    schema: reportList,
    signal,
  });
}

export function fetchReport(reportId: string, revision: number | null, signal: AbortSignal): Promise<DetailedReport> {
  return api.request({ path: `/reports/${reportId}`, query: { revision }, schema: detailedReport, signal });
}

export async function fetchTemplates(signal: AbortSignal) {
  const { templates } = await api.request({
    path: '/reports/templates',
    query: { include_inactive: false },
    schema: templateList,
    signal,
  });
  return templates;
}

export function fetchDocumentChanges(reportId: string, signal: AbortSignal) {
  return api.request({ path: `/reports/${reportId}/document-changes`, schema: documentChangesSchema, signal });
}

/** Answers at once with the report that is still processing; the same key never makes a second one. */
export function requestReport(body: GenerateReportForm, idempotencyKey: string): Promise<ListedReport> {
  return callAction(actions.requestReport, { body, idempotencyKey }, { timeoutMs: WRITE_TIMEOUT_MS });
}

export function regenerateReport(reportId: string, includeOtherYears?: boolean): Promise<ListedReport> {
  const input = { params: { id: reportId }, body: { include_other_years: includeOtherYears } };
  return callAction(actions.regenerateReport, input, { timeoutMs: WRITE_TIMEOUT_MS });
}

export function deleteReport(reportId: string): Promise<void> {
  return callAction(actions.deleteReport, { params: { id: reportId } });
}

/** Takes up a failed report where it stopped: what was answered is not asked again. */
export function retryReport(reportId: string): Promise<ListedReport> {
  return callAction(actions.retryReport, { params: { id: reportId } }, { timeoutMs: WRITE_TIMEOUT_MS });
}

export function cancelReport(reportId: string): Promise<ListedReport> {
  return callAction(actions.cancelReport, { params: { id: reportId } });
}

export function processDocument(documentId: string) {
  return callAction(documentActions.processDocuments, { body: { document_ids: [documentId] } });
}
