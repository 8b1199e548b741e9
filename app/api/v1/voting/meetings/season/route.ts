import { route } from '@/lib/http/route';
import { readSeason } from '@/lib/voting/meetings/season';
import { seasonQuery, seasonSchema } from '@/lib/voting/meetings/schema';

export const GET = route(
  {
    summary: 'Count the meetings of a year by week, and those of the list by state',
    tag: 'Voting',
    role: 'org:viewer',
    query: seasonQuery,
    response: seasonSchema,
  },
  ({ ctx, query }) => readSeason(ctx, query),
);
