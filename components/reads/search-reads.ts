import { api } from '@/components/api/api-client';
import type { SearchResult } from '@/lib/search/schema';

/** The organization's items whose names contain the typed words. */
export const searchResults = (q: string) => ({
  queryKey: ['search', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.request<SearchResult>({ path: '/search', query: { q }, signal }),
});
