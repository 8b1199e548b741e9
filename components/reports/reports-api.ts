import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { reportSchema, type GenerateReportForm } from '@/lib/reports/schema';
import type { ListedReport } from './report-reads';

/** Read with any word for its state: a state that this screen does not know is shown as Unknown. */
const listedReport = reportSchema.extend({ status: z.string() });
/** Writes wait for a row and a job, not for the report. */
const WRITE_TIMEOUT_MS = 60_000;

/** Answers at once with the report that is still processing; the same key never makes a second one. */
export function requestReport(body: GenerateReportForm, idempotencyKey: string): Promise<ListedReport> {
  return api.request({
    path: '/reports/generate',
    method: 'POST',
    body,
    headers: { prefer: 'respond-async', 'idempotency-key': idempotencyKey },
    schema: listedReport,
    timeoutMs: WRITE_TIMEOUT_MS,
  });
}

export function regenerateReport(reportId: string): Promise<ListedReport> {
  return api.request({
    path: `/reports/${reportId}/regenerate`,
    method: 'POST',
    body: {},
    headers: { prefer: 'respond-async' },
    schema: listedReport,
    timeoutMs: WRITE_TIMEOUT_MS,
  });
}

export function deleteReport(reportId: string): Promise<void> {
  return api.request<void>({ path: `/reports/${reportId}`, method: 'DELETE' });
}

/** Takes up a failed report where it stopped: what was answered is not asked again. */
export function retryReport(reportId: string): Promise<ListedReport> {
  return api.request({
    path: `/reports/${reportId}/retry`,
    method: 'POST',
    headers: { prefer: 'respond-async' },
    schema: listedReport,
    timeoutMs: WRITE_TIMEOUT_MS,
  });
}

export function cancelReport(reportId: string): Promise<ListedReport> {
  return api.request({ path: `/reports/${reportId}/cancel`, method: 'POST', schema: listedReport });
}

export function processDocument(documentId: string): Promise<void> {
  return api.request<void>({ path: '/processing/process', method: 'POST', body: { document_ids: [documentId] } });
}
