'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/notifications/actions';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import { NOTIFICATIONS_KEY } from '@/components/reads/notification-reads';

/** Marks one message as read; shows a message when that fails. */
export function useReadNotification() {
  return useReading((id) => callAction(actions.readNotification, { params: { id } }));
}

/** Marks all messages as read; shows a message when that fails. */
export function useReadAll() {
  return useReading(() => callAction(actions.readAllNotifications, {}));
}

function useReading<T>(read: (notificationId: string) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: read,
    onError: (error) =>
      notify.error('Failed to mark as read', { description: apiErrorMessage(error, ''), id: 'mark-read' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }),
  });
}
