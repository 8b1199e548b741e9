import { api } from '@/components/api/api-client';
import type { Document } from '@/lib/documents/schema';
import type { DocumentFacts } from '@/lib/facts/schema';

export const DOCUMENT_LIMIT = 200;

type Signal = { signal: AbortSignal };

/** The filings of a company for its page. */
export const companyDocuments = (companyId: string) => ({
  queryKey: ['documents', companyId],
  queryFn: ({ signal }: Signal) =>
    api.request<Document[]>({ path: '/documents/', query: { company_id: companyId, limit: DOCUMENT_LIMIT }, signal }),
});

/** The facts that were read from a filing. */
export const documentFacts = (documentId: string) => ({
  queryKey: ['facts', documentId],
  queryFn: ({ signal }: Signal) => api.request<DocumentFacts>({ path: `/documents/${documentId}/facts`, signal }),
});
