import { api } from '@/components/api/api-client';
import type { CompanyFinancials } from '@/lib/financials/schema';

type Signal = { signal: AbortSignal };

/** The statements and measures of a company by year or by quarter. */
export const companyFigures = (companyId: string, period: 'annual' | 'quarterly') => ({
  queryKey: ['facts', 'financials', companyId, period],
  queryFn: ({ signal }: Signal) =>
    api.request<CompanyFinancials>({ path: `/companies/${companyId}/financials`, query: { period }, signal }),
});
