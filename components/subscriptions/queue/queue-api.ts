import * as actions from '@/app/(app)/subscriptions/actions';
import { api } from '@/components/api/api-client';
import { callAction } from '@/components/api/call-action';
import type { QueueItem } from '@/lib/subscriptions/queue/schema';

const ROOT = '/subscriptions/queue';

/** The waiting and running items of a subscription or group. */
export async function fetchUnfinished(
  of: { subscription_id: string } | { group_id: string },
  signal: AbortSignal,
): Promise<{ pending: number; running: number }> {
  const count = async (status: 'pending' | 'running') =>
    (
      await api.request<{ items: QueueItem[]; total: number }>({
        path: ROOT,
        query: { ...of, status, limit: 1 },
        signal,
      })
    ).total;
  const [pending, running] = await Promise.all([count('pending'), count('running')]);
  return { pending, running };
}

export type QueueAction = 'cancel' | 'retry';

/** Cancels an item, or queues a failed or cancelled one again. */
export function changeQueueItem(itemId: string, action: QueueAction) {
  const change = action === 'cancel' ? actions.cancelQueueItem : actions.retryQueueItem;
  return callAction(change, { params: { id: itemId } });
}
