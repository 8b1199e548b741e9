import { api } from '@/components/api/api-client';
import type { DocumentChanges, Report, ReportDetail } from '@/lib/reports/schema';
import type { Template } from '@/lib/templates/schema';

/** A report with any status; an unknown one is shown as Unknown. */
export type ListedReport = Omit<Report, 'status'> & { status: string };
export type DetailedReport = Omit<ReportDetail, 'status'> & { status: string };
export type ReportList = { reports: ListedReport[]; total: number; page: number; size: number };

export type ReportQuery = {
  companyId: string | null;
  templateId: string | null;
  status: string | null;
  visibility: string | null;
  page: number;
  size: number;
};

type Signal = { signal: AbortSignal };

export const reportList = (filters: ReportQuery) => ({
  queryKey: ['reports', filters],
  queryFn: ({ signal }: Signal) => api.request<ReportList>({ path: '/reports/', query: reportParams(filters), signal }),
});

/** The filters of the list as API parameters. */
export function reportParams({ companyId, templateId, status, visibility, page, size }: ReportQuery) {
  return { company_id: companyId, template_id: templateId, status_filter: status, visibility, page, size };
}

/** A report, or an earlier revision of it. */
export const oneReport = (reportId: string | null, revision: number | null = null) => ({
  queryKey: ['report', reportId, revision],
  queryFn: ({ signal }: Signal) =>
    api.request<DetailedReport>({ path: `/reports/${reportId}`, query: { revision }, signal }),
});

/** The revision in a report's URL; null for the current one. */
export function revisionOf(text: string | null): number | null {
  const revision = Number(text);
  return Number.isInteger(revision) && revision > 0 ? revision : null;
}

/** The templates that a report can be generated with. */
export const activeTemplates = {
  queryKey: ['templates', 'active'],
  queryFn: ({ signal }: Signal) => fetchTemplates(false, signal),
};

/** The caller's templates, with `isWithInactive` also those that no report can be generated with. */
export async function fetchTemplates(isWithInactive: boolean, signal: AbortSignal): Promise<Template[]> {
  const query = { include_inactive: isWithInactive };
  return (await api.request<{ templates: Template[] }>({ path: '/reports/templates', query, signal })).templates;
}

/** Filings that arrived after a report was generated. */
export const documentChanges = ({ id, revision }: Pick<ListedReport, 'id' | 'revision'>) => ({
  queryKey: ['report-document-changes', id, revision],
  queryFn: ({ signal }: Signal) => fetchDocumentChanges(id, signal),
});

/** Filings that arrived after a report was generated, and whether some are of another fiscal year. */
export function fetchDocumentChanges(reportId: string, signal: AbortSignal) {
  return api.request<DocumentChanges>({ path: `/reports/${reportId}/document-changes`, signal });
}
