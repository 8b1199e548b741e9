import { api } from '@/components/shell/api-client';
import { queueItemSchema } from '@/lib/subscriptions/schema-of-queue';

const ROOT = '/subscriptions/queue';

export type QueueAction = 'cancel' | 'retry';

export function changeQueueItem(itemId: string, action: QueueAction) {
  return api.request({ path: `${ROOT}/${itemId}/${action}`, method: 'POST', schema: queueItemSchema });
}
