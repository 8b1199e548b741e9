import { api } from '@/components/api/api-client';
import type { SearchResult } from '@/lib/search/schema';

/** What the organization holds whose name has the words typed. */
export const anything = (q: string) => ({
  queryKey: ['search', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.request<SearchResult>({ path: '/search', query: { q }, signal }),
});
