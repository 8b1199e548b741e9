import { route } from '@/lib/http/route';
import { listOutcomes } from '@/lib/voting/outcomes/stored/list-outcomes';
import { outcomesQuery, outcomesSchema } from '@/lib/voting/outcomes/schema';

export const GET = route(
  {
    summary: 'Vote results by meeting, from item 5.07 of 8-K filings',
    tag: 'Voting',
    role: 'org:viewer',
    query: outcomesQuery,
    response: outcomesSchema,
  },
  ({ ctx, query }) => listOutcomes(ctx, query),
);
