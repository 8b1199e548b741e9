import { route } from '@/lib/http/route';
import { idParams } from '@/lib/shapes';
import { retryItem } from '@/lib/subscriptions/queue/retry-item';
import { queueItemSchema } from '@/lib/subscriptions/queue/schema';

export const POST = route(
  {
    summary: 'Try a queued report again, or let it wait no longer',
    tag: 'Queue',
    role: 'org:member',
    params: idParams,
    response: queueItemSchema,
  },
  ({ ctx, params }) => retryItem(ctx, params.id),
);
