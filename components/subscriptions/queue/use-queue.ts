'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { FRESH_MS } from '@/components/shell/query-client';
import { notify } from '@/components/ui/toast';
import type { QueueItem } from '@/lib/subscriptions/schema-of-queue';
import { changeQueueItem, type QueueAction } from './queue-api';
import { QUEUE_KEY, queueItems, queueSummary } from './queue-reads';

const QUEUE_REFRESH_MS = 30_000;
const STOPPING_REFRESH_MS = 2000;

export function useQueueSummary() {
  return useQuery({
    ...queueSummary,
    staleTime: FRESH_MS,
    refetchInterval: QUEUE_REFRESH_MS,
  });
}

export function useQueueItems() {
  return useQuery({
    ...queueItems,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data?.items.some(isStopping) ? STOPPING_REFRESH_MS : QUEUE_REFRESH_MS),
  });
}

/** Cancelled, but still at the query in hand: whoever cancelled waits to see it stop. */
function isStopping(item: QueueItem): boolean {
  return item.status === 'running' && item.cancelled_by_name !== null;
}

/** Cancels or retries an item; summary and items are asked for again at once. */
export function useQueueAction(itemId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (action: QueueAction) => changeQueueItem(itemId, action),
    onSuccess: (_item, action) => notify.success(action === 'cancel' ? 'Report cancelled' : 'Report queued again'),
    onError: (error, action) =>
      notify.error(action === 'cancel' ? 'Failed to cancel the report' : 'Failed to retry the report', {
        description: apiErrorMessage(error, ''),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUEUE_KEY }),
  });
}
