import { api } from '@/components/api/api-client';
import type { QueueItem, QueueSummary } from '@/lib/subscriptions/queue/schema';

/** Common prefix of the query keys of summary and items, so that an action refreshes both. */
export const QUEUE_KEY = ['queue'];
export const SHOWN_ITEMS = 20;

const ROOT = '/subscriptions/queue';

type Signal = { signal: AbortSignal };

export const queueSummary = {
  queryKey: [...QUEUE_KEY, 'summary'],
  queryFn: ({ signal }: Signal) => api.request<QueueSummary>({ path: `${ROOT}/status`, signal }),
};

export const queueItems = {
  queryKey: [...QUEUE_KEY, 'items'],
  queryFn: ({ signal }: Signal) =>
    api.request<{ items: QueueItem[]; total: number }>({ path: ROOT, query: { limit: SHOWN_ITEMS }, signal }),
};
