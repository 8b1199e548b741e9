'use client';

import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

export type FirstEntry = { queryKey: QueryKey; data: unknown };

/** When each answer of the server arrived, by the clock of this browser. Going back shows an earlier answer again. */
const arrivals = new WeakMap<readonly FirstEntry[], number>();

/**
 * Puts what the server read into the query cache before the screen is drawn. Newer data that is there already stays.
 */
export function FirstDataBoundary({ entries, children }: { entries: readonly FirstEntry[]; children: ReactNode }) {
  const queryClient = useQueryClient();
  const shown = useMemo(() => {
    const isShown = ({ queryKey }: FirstEntry) =>
      (queryClient.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
    const later = entries.filter(isShown);
    for (const entry of entries) if (!later.includes(entry)) store(queryClient, entry, arrivalOf(entries));
    return later;
  }, [queryClient, entries]);
  // What is on the screen at the time must not change while React draws.
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
