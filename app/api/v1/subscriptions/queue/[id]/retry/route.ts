import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { retryItem } from '@/lib/subscriptions/queue/retry-item';
import { queueItemSchema } from '@/lib/subscriptions/queue/schema';

export const POST = route(
  {
    summary: 'Retry a queued report, or start a waiting one now',
    tag: 'Queue',
    role: 'org:member',
    params: idParams,
    response: queueItemSchema,
  },
  ({ ctx, params }) => retryItem(ctx, params.id),
);
