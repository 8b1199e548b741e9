import { documentStats } from '@/lib/documents/list-documents';
import { documentStatsQuery, documentStatsSchema } from '@/lib/documents/schema';
import { route } from '@/lib/http/route';

export const GET = route(
  {
    summary: 'Counts of documents by status and form',
    tag: 'Documents',
    role: 'org:viewer',
    query: documentStatsQuery,
    response: documentStatsSchema,
  },
  ({ ctx, query }) => documentStats(ctx, query),
);
