import * as actions from '@/app/(app)/reports/actions';
import { callAction } from '@/components/api/call-action';
import type { GenerateReportForm } from '@/lib/reports/schema';
import type { ListedReport } from '@/components/reads/report-reads';

/** In milliseconds; these calls create a row and a job and do not wait for the report. */
const WRITE_TIMEOUT_MS = 60_000;

/** Returns at once with the report in processing; repeating the same key creates no second one. */
export function requestReport(body: GenerateReportForm, idempotencyKey: string): Promise<ListedReport> {
  return callAction(actions.requestReport, { body, idempotencyKey }, { timeoutMs: WRITE_TIMEOUT_MS });
}

/**
 * Generates the report again under the same id. `includeOtherYears` says whether new filings of other fiscal years are
 * included; without it the server refuses when there are any.
 */
export function regenerateReport(reportId: string, includeOtherYears?: boolean): Promise<ListedReport> {
  const input = { params: { id: reportId }, body: { include_other_years: includeOtherYears } };
  return callAction(actions.regenerateReport, input, { timeoutMs: WRITE_TIMEOUT_MS });
}

export function deleteReport(reportId: string): Promise<void> {
  return callAction(actions.deleteReport, { params: { id: reportId } });
}

/** Continues a failed report: answered queries are not asked again. */
export function retryReport(reportId: string): Promise<ListedReport> {
  return callAction(actions.retryReport, { params: { id: reportId } }, { timeoutMs: WRITE_TIMEOUT_MS });
}

export function cancelReport(reportId: string): Promise<ListedReport> {
  return callAction(actions.cancelReport, { params: { id: reportId } });
}
