'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ListStart } from '@/components/reads/list-start';

/** The start of a list as the page brought it; undefined when the page brought the whole list. */
export function useListStart<S>({ queryKey }: ListStart<S>): S | undefined {
  return useQueryClient().getQueryData<S>(queryKey);
}
