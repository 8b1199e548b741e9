'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { fetchNotifications, NOTIFICATIONS_KEY, readAllNotifications, readNotification } from './notifications-api';

const REFRESH_MS = 30_000;

/** The newest first, page by page; the count of the unread comes with every page. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ pageParam, signal }) => fetchNotifications(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    staleTime: 0,
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
