import * as actions from '@/app/(app)/subscriptions/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import { queueListSchema, queueSummarySchema } from '@/lib/subscriptions/schema-of-queue';

/** The summary and the items stand under this key, so that an action renews both. */
export const QUEUE_KEY = ['queue'];
export const QUEUE_REFRESH_MS = 30_000;
export const STOPPING_REFRESH_MS = 2000;

const ROOT = '/subscriptions/queue';
const SHOWN_ITEMS = 20;

export function fetchQueueSummary(signal: AbortSignal) {
  return api.request({ path: `${ROOT}/status`, schema: queueSummarySchema, signal });
}

export function fetchQueueItems(signal: AbortSignal) {
  return api.request({ path: ROOT, query: { limit: SHOWN_ITEMS }, schema: queueListSchema, signal });
}

/** What a subscription or group has waiting and in the making. */
export async function fetchUnfinished(
  of: { subscription_id: string } | { group_id: string },
  signal: AbortSignal,
): Promise<{ pending: number; running: number }> {
  const count = async (status: 'pending' | 'running') =>
    (await api.request({ path: ROOT, query: { ...of, status, limit: 1 }, schema: queueListSchema, signal })).total;
  const [pending, running] = await Promise.all([count('pending'), count('running')]);
  return { pending, running };
}

export type QueueAction = 'cancel' | 'retry';

export function changeQueueItem(itemId: string, action: QueueAction) {
  const change = action === 'cancel' ? actions.cancelQueueItem : actions.retryQueueItem;
  return callAction(change, { params: { id: itemId } });
}
