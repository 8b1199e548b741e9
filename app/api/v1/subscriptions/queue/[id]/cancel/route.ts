import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { cancelItem } from '@/lib/subscriptions/queue/cancel-item';
import { queueItemSchema } from '@/lib/subscriptions/queue/schema';

export const POST = route(
  { summary: 'Cancel a queued report', tag: 'Queue', role: 'org:member', params: idParams, response: queueItemSchema },
  ({ ctx, params }) => cancelItem(ctx, params.id),
);
