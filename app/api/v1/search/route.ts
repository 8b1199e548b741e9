import { route } from '@/lib/http/route';
import { findAnything } from '@/lib/search/find-anything';
import { searchQuery, searchResultSchema } from '@/lib/search/schema';

export const GET = route(
  {
    summary: 'Find companies, reports and ballots by name',
    tag: 'Search',
    role: 'org:viewer',
    query: searchQuery,
    response: searchResultSchema,
  },
  ({ ctx, query }) => findAnything(ctx, query),
);
