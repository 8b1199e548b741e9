import { api } from '@/components/api/api-client';
import type { CompanyChanges } from '@/lib/changes/schema';

export type Pair = { from: string | null; to: string | null };

/** What changed between two filings; fetched again while the text is being compared. */
export const companyChanges = (companyId: string, { from, to }: Pair) => ({
  queryKey: ['facts', 'changes', companyId, from, to],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.request<CompanyChanges>({
      path: `/companies/${companyId}/changes`,
      query: { from_document_id: from, to_document_id: to, detail: 'changed' },
      headers: { prefer: 'respond-async' },
      signal,
    }),
});
