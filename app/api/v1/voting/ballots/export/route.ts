import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { exportBallots } from '@/lib/voting/ballots/export/export-ballots';
import { exportBallotsQuery } from '@/lib/voting/ballots/schema';

export const GET = route(
  {
    summary: 'Download ballots as .xlsx or .csv, one row for each line',
    tag: 'Voting',
    role: 'org:viewer',
    query: exportBallotsQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  async ({ ctx, query, request }) => fileResponse(request, await exportBallots(ctx, query)),
);
