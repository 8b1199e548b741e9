import { api } from '@/components/shell/api-client';
import type { CompanyChoice, DocumentChoice } from './choices';

export const DOCUMENT_LIMIT = 200;

type Signal = { signal: AbortSignal };

/** The companies to choose from. */
export const companyChoices = (search: string) => ({
  queryKey: ['companies', 'to-ask', search],
  queryFn: ({ signal }: Signal) => api.request<CompanyChoice[]>({ path: '/companies/', query: { search }, signal }),
});

export const chosenCompany = (companyId: string | null) => ({
  queryKey: ['companies', 'chosen', companyId],
  queryFn: ({ signal }: Signal) => api.request<CompanyChoice>({ path: `/companies/${companyId}`, signal }),
});

/** The filings of a company to choose from. */
export const documentChoices = (companyId: string | null) => ({
  queryKey: ['documents', 'to-ask', companyId],
  queryFn: ({ signal }: Signal) =>
    api.request<DocumentChoice[]>({
      path: '/documents/',
      query: { company_id: companyId, limit: DOCUMENT_LIMIT },
      signal,
    }),
});
