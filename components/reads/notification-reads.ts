import { api } from '@/components/api/api-client';
import type { NotificationList } from '@/lib/notifications/schema';

export const NOTIFICATIONS_KEY = ['notifications'];

/** Newest first, page by page; every page includes the number of unread messages. */
export const notificationPages = {
  queryKey: NOTIFICATIONS_KEY,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    api.request<NotificationList>({ path: '/notifications', query: { page: pageParam }, signal }),
  initialPageParam: 1,
};
