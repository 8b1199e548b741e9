'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import { changeQueueItem, type QueueAction } from './queue-api';
import { QUEUE_KEY } from './queue-reads';

/** Cancels or retries an item; summary and items are fetched again at once. */
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
