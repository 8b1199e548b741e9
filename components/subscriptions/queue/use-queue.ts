'use client';

import { useQuery } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/api/query-client';
import type { QueueItem } from '@/lib/subscriptions/queue/schema';
import { queueItems, queueSummary } from './queue-reads';

const QUEUE_REFRESH_MS = 30_000;
const STOPPING_REFRESH_MS = 2000;

export function useQueueSummary() {
  return useQuery({
    ...queueSummary,
    staleTime: FRESH_MS,
    refetchInterval: QUEUE_REFRESH_MS,
  });
}

/** The items of the queue; fetched every 30 seconds, every 2 while one is being cancelled. */
export function useQueueItems() {
  return useQuery({
    ...queueItems,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data?.items.some(isStopping) ? STOPPING_REFRESH_MS : QUEUE_REFRESH_MS),
  });
}

/** Cancelled, but still answering the current query; fetched more often, because the user waits for the end. */
function isStopping(item: QueueItem): boolean {
  return item.status === 'running' && item.cancelled_by_name !== null;
}
