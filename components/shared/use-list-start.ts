'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ListStart } from '@/components/reads/list-start';

const never = () => () => undefined;

/**
 * A list that the screen has asked for, or its start as the page brought it until the list is there. While the server's
 * HTML becomes the screen the start is returned even if the list has arrived: React leaves attributes of that HTML as
 * they are, so that what the start disables would stay disabled.
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
