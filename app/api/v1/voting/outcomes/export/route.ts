import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { exportOutcomes } from '@/lib/voting/outcomes/export/export-outcomes';
import { exportOutcomesQuery } from '@/lib/voting/outcomes/schema';

export const GET = route(
  {
    summary: 'Download vote results as .csv, one row for each line',
    tag: 'Voting',
    role: 'org:viewer',
    query: exportOutcomesQuery,
    produces: 'text/csv',
  },
  async ({ ctx, query, request }) => fileResponse(request, await exportOutcomes(ctx, query)),
);
