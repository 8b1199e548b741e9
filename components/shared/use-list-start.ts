'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ListStart } from '@/components/reads/list-start';

const never = () => () => undefined;

/**
 * The list that the screen fetched, or until it arrives its start as the page's server sent it. During hydration the
 * start is returned even if the list has arrived: React does not correct attributes of the server's HTML, so that what
 * the start disables would stay disabled.
 */
export function useListStart<T, S>(
  asked: T | undefined,
  { queryKey }: ListStart<S>,
): { list: T | undefined; start: S | undefined } {
  const brought = useQueryClient().getQueryData<S>(queryKey);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (brought !== undefined && !isHydrated) return { list: undefined, start: brought };
  return { list: asked, start: asked === undefined ? brought : undefined };
}
