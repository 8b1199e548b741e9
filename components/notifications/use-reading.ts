'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import { NOTIFICATIONS_KEY } from '@/components/reads/notification-reads';
import { readAllNotifications, readNotification } from './notifications-api';

/** Marks one message as read; shows a message when that fails. */
export function useReadNotification() {
  return useReading(readNotification);
}

export function useReadAll() {
  return useReading(() => readAllNotifications());
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
