import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { usageStatsQuery, usageStatsSchema } from '@/lib/subscriptions/groups/schema';
import { groupUsageStats } from '@/lib/subscriptions/groups/usage-stats';

export const GET = route(
  {
    summary: 'Reports of a group by status, company and day',
    tag: 'Subscription groups',
    role: 'org:viewer',
    params: idParams,
    query: usageStatsQuery,
    response: usageStatsSchema,
  },
  ({ ctx, params, query }) => groupUsageStats(ctx, params.id, query.days),
);
