import { route } from '@/lib/http/route';
import { listQueue } from '@/lib/subscriptions/queue/read-queue';
import { listQueueQuery, queueListSchema } from '@/lib/subscriptions/queue/schema';

export const GET = route(
  {
    summary: 'List queued reports: running, waiting, then finished',
    tag: 'Queue',
    role: 'org:viewer',
    query: listQueueQuery,
    response: queueListSchema,
  },
  ({ ctx, query }) => listQueue(ctx, query),
);
