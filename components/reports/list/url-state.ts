import { REPORT_STATUSES } from '@/lib/reports/limits.rules';
import { VISIBILITIES } from '@/lib/templates/visibility.rules';
import type { ReportQuery } from '@/components/reads/report-reads';

const PAGE_SIZE = 20;

type Readable = { get: (name: string) => string | null };

/** The filters of My Reports from the URL; invalid values are ignored. */
export function readFilters(params: Readable): ReportQuery {
  const page = Number(params.get('page'));
  return {
    companyId: uuidOf(params.get('company')),
    templateId: params.get('template') || null,
    status: oneOf(REPORT_STATUSES, params.get('status')),
    visibility: oneOf(VISIBILITIES, params.get('visibility')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZE,
  };
}

/** URL with changed filters; goes back to the first page. */
export function withFilters(was: ReportQuery, changes: Partial<ReportQuery>): string {
  const next = { ...was, page: 1, ...changes };
  const params = new URLSearchParams();
  if (next.companyId) params.set('company', next.companyId);
  if (next.templateId) params.set('template', next.templateId);
  if (next.status) params.set('status', next.status);
  if (next.visibility) params.set('visibility', next.visibility);
  if (next.page > 1) params.set('page', String(next.page));
  const text = params.toString();
  return text ? `/reports?${text}` : '/reports';
}

/** Whether any filter is set; the page number is none. */
export function isFiltered({ companyId, templateId, status, visibility }: ReportQuery): boolean {
  return Boolean(companyId ?? templateId ?? status ?? visibility);
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((candidate) => candidate === value) ?? null;
}

function uuidOf(value: string | null): string | null {
  return value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : null;
}
