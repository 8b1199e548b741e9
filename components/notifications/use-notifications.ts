'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/api/query-client';
import { notificationPages } from '@/components/reads/notification-reads';

const REFRESH_MS = 30_000;

/** The messages, newest first and page by page; fetched again every 30 seconds. */
export function useNotifications() {
  return useInfiniteQuery({
    ...notificationPages,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    staleTime: FRESH_MS,
    refetchInterval: REFRESH_MS,
  });
}
