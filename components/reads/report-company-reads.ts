import { api } from '@/components/shell/api-client';
import type { Company } from '@/lib/companies/schema';

export const COMPANY_LIMIT = 1000;

type Signal = { signal: AbortSignal };

/** The companies that a report can be about. */
export const companyMatches = (search: string) => ({
  queryKey: ['companies', 'reports', search],
  queryFn: ({ signal }: Signal) =>
    api.request<Company[]>({ path: '/companies/', query: { search, size: COMPANY_LIMIT }, signal }),
});

export const companyById = (companyId: string | null) => ({
  queryKey: ['company', companyId, 'reports'],
  queryFn: ({ signal }: Signal) => api.request<Company>({ path: `/companies/${companyId}`, signal }),
});
