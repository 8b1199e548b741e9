'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { FRESH_MS } from '@/components/shell/query-client';
import { notify } from '@/components/ui/toast';
import { NOTIFICATIONS_KEY, notificationPages } from './notification-reads';
import { readAllNotifications, readNotification } from './notifications-api';

const REFRESH_MS = 30_000;

export function useNotifications() {
  return useInfiniteQuery({
    ...notificationPages,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}

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
