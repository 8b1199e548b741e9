import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { exportBallots } from '@/lib/voting/ballots/export/export-ballots';
import { exportBallotsQuery } from '@/lib/voting/ballots/schema';

export const GET = route(
  {
    summary: 'Download ballots, a line a row, as .xlsx or .csv',
    tag: 'Voting',
    role: 'org:viewer',
    query: exportBallotsQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  async ({ ctx, query, request }) => fileResponse(request, await exportBallots(ctx, query)),
);
