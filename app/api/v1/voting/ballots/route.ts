import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { listBallots } from '@/lib/voting/ballots/read-ballots';
import { ballotSummarySchema, listBallotsQuery } from '@/lib/voting/ballots/schema';

export const GET = route(
  {
    summary: "List the organization's ballots",
    tag: 'Voting',
    role: 'org:viewer',
    query: listBallotsQuery,
    response: pageOf('ballots', ballotSummarySchema),
  },
  ({ ctx, query }) => listBallots(ctx, query),
);
