import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { exportOutcomes } from '@/lib/voting/outcomes/export/export-outcomes';
import { exportOutcomesQuery } from '@/lib/voting/outcomes/schema';

export const GET = route(
  {
    summary: 'Download results of votes, a line a row, as .csv',
    tag: 'Voting',
    role: 'org:viewer',
    query: exportOutcomesQuery,
    produces: 'text/csv',
  },
  async ({ ctx, query, request }) => fileResponse(request, await exportOutcomes(ctx, query)),
);
