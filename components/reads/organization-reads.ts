import { api } from '@/components/api/api-client';
import type { AnalysisContext, LetterSettings, MemberPage } from '@/lib/organizations/schema';
import type { AuditChain, AuditChoices, AuditFilters, AuditPage } from '@/lib/audit-log/schema';
import type { InvitationList } from '@/lib/organizations/schema-members';
import type { Status } from '@/lib/operations/schema';
import type { Usage } from '@/lib/organizations/schema-usage';

const ROOT = '/organizations/current';

export const MEMBERS_PER_PAGE = 20;
export const AUDIT_PAGE = 50;
/** Longer logs are verified only on request: 50,000 records take seconds of database time. */
export const CHAIN_CHECKED_UNASKED = 5000;

/** Common prefix of the query keys for organization data. */
export const ORGANIZATION_KEY = ['organization'];
export const AUDIT_KEY = [...ORGANIZATION_KEY, 'audit'];

type Signal = { signal: AbortSignal };

export const memberPage = (page: number) => ({
  queryKey: [...ORGANIZATION_KEY, 'members', page],
  queryFn: ({ signal }: Signal) => api.request<MemberPage>({ path: `${ROOT}/members`, query: membersOn(page), signal }),
});

/** The API parameters of a page of members; pages count from 1. */
export function membersOn(page: number): { limit: number; offset: number } {
  return { limit: MEMBERS_PER_PAGE, offset: (page - 1) * MEMBERS_PER_PAGE };
}

export const invitationList = {
  queryKey: [...ORGANIZATION_KEY, 'invitations'],
  queryFn: ({ signal }: Signal) => api.request<InvitationList>({ path: `${ROOT}/invitations`, signal }),
};

export const analysisContext = {
  queryKey: [...ORGANIZATION_KEY, 'analysis-context'],
  queryFn: ({ signal }: Signal) => api.request<AnalysisContext>({ path: `${ROOT}/analysis-context`, signal }),
};

export const letterSettings = {
  queryKey: [...ORGANIZATION_KEY, 'letters'],
  queryFn: ({ signal }: Signal) => api.request<LetterSettings>({ path: `${ROOT}/letters`, signal }),
};

export const usage = {
  queryKey: [...ORGANIZATION_KEY, 'usage'],
  queryFn: ({ signal }: Signal) => api.request<Usage>({ path: `${ROOT}/usage`, signal }),
};

export const installationStatus = {
  queryKey: [...ORGANIZATION_KEY, 'status'],
  queryFn: ({ signal }: Signal) => api.request<Status>({ path: `${ROOT}/status`, signal }),
};

/** The audit log, newest first, page by page. */
export const auditPages = (filters: AuditFilters) => ({
  queryKey: [...AUDIT_KEY, 'list', filters],
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    api.request<AuditPage>({
      path: `${ROOT}/audit`,
      query: { ...filters, cursor: pageParam, limit: AUDIT_PAGE },
      signal,
    }),
  initialPageParam: null as string | null,
});

/** The values that occur in the log, for its filters. */
export const auditChoices = {
  queryKey: [...AUDIT_KEY, 'choices'],
  queryFn: ({ signal }: Signal) => api.request<AuditChoices>({ path: `${ROOT}/audit/choices`, signal }),
};

/** Whether the hash chain of the log is unbroken, by checking every record. */
export const auditChain = {
  queryKey: [...AUDIT_KEY, 'chain'],
  queryFn: ({ signal }: Signal) => api.request<AuditChain>({ path: `${ROOT}/audit/chain`, signal }),
};

const FILTER_NAMES = [
  'action',
  'user_id',
  'subject_type',
  'from',
  'to',
] as const satisfies readonly (keyof AuditFilters)[];

/** The audit log filters in a URL. */
export function readAuditFilters(get: (name: string) => string | null): AuditFilters {
  return Object.fromEntries(FILTER_NAMES.flatMap((name) => (get(name) ? [[name, get(name)]] : []))) as AuditFilters;
}

export const NO_AUDIT_FILTERS = Object.fromEntries(FILTER_NAMES.map((name) => [name, null]));

/** URL of a plain link; the browser downloads the file under the server's name. */
export function auditExportUrl(filters: AuditFilters, format: 'csv' | 'json'): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/api/v1${ROOT}/audit/export?${new URLSearchParams([...given, ['format', format]]).toString()}`;
}
