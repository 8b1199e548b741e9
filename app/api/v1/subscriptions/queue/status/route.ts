import { route } from '@/lib/http/route';
import { summarizeQueue } from '@/lib/subscriptions/queue/read-queue';
import { queueSummarySchema } from '@/lib/subscriptions/queue/schema';

export const GET = route(
  {
    summary: 'Count queued reports and their average wait',
    tag: 'Queue',
    role: 'org:viewer',
    response: queueSummarySchema,
  },
  ({ ctx }) => summarizeQueue(ctx),
);
