'use client';

import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

export type FirstEntry = { queryKey: QueryKey; data: unknown };

/** When each server result arrived, by this browser's clock. Going back shows an earlier result again. */
const arrivals = new WeakMap<readonly FirstEntry[], number>();

/** Writes the server's data into the query cache before the screen is rendered. Newer cached data is kept. */
export function FirstDataBoundary({ entries, children }: { entries: readonly FirstEntry[]; children: ReactNode }) {
  const queryClient = useQueryClient();
  const shown = useMemo(() => {
    const isShown = ({ queryKey }: FirstEntry) =>
      (queryClient.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
    const later = entries.filter(isShown);
    for (const entry of entries) if (!later.includes(entry)) store(queryClient, entry, arrivalOf(entries));
    return later;
  }, [queryClient, entries]);
  // Updates visible data in an effect, because it must not change during rendering.
  useEffect(() => {
    for (const entry of shown) store(queryClient, entry, arrivalOf(entries));
  }, [queryClient, entries, shown]);
  return children;
}

function arrivalOf(entries: readonly FirstEntry[]): number {
  const arrival = arrivals.get(entries) ?? Date.now();
  arrivals.set(entries, arrival);
  return arrival;
}

function store(queryClient: QueryClient, { queryKey, data }: FirstEntry, arrivedAt: number): void {
  if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < arrivedAt)
    queryClient.setQueryData(queryKey, data, { updatedAt: arrivedAt });
}
