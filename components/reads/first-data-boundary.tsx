'use client';

import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';

export type FirstEntry = { queryKey: QueryKey; data: unknown };

/** A list that arrives after its start in the same response, as JSON; null when the server could not read it. */
export type LaterEntry = { queryKey: QueryKey; json: Promise<string | null> };

type FirstDataBoundaryProps = {
  entries: readonly FirstEntry[];
  later?: readonly LaterEntry[];
  children: ReactNode;
};

const NOTHING_LATER: readonly LaterEntry[] = [];

/** When each server result arrived, by this browser's clock. Going back shows an earlier result again. */
const arrivals = new WeakMap<readonly FirstEntry[], number>();

/** Lists that were waited for; going back to a page does not show its old list as a new one. */
const waitedFor = new WeakSet<LaterEntry>();

/** Writes the server's data into the query cache before the screen is rendered. Newer cached data is kept. */
export function FirstDataBoundary({ entries, later = NOTHING_LATER, children }: FirstDataBoundaryProps) {
  const queryClient = useQueryClient();
  const shown = useMemo(() => {
    const isShown = ({ queryKey }: { queryKey: QueryKey }) =>
      (queryClient.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
    const shownEntries = entries.filter(isShown);
    const shownLater = later.filter(isShown);
    for (const entry of entries) if (!shownEntries.includes(entry)) store(queryClient, entry, arrivalOf(entries));
    for (const entry of later) if (!shownLater.includes(entry)) waitForList(queryClient, entry);
    return { entries: shownEntries, later: shownLater };
  }, [queryClient, entries, later]);
  // Updates visible data in an effect, because it must not change during rendering.
  useEffect(() => {
    for (const entry of shown.entries) store(queryClient, entry, arrivalOf(entries));
    for (const entry of shown.later) waitForList(queryClient, entry);
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

/** Makes the list's query wait for the response instead of calling the API; if that fails, the API is called. */
function waitForList(queryClient: QueryClient, entry: LaterEntry): void {
  // The server renders only the start, as the browser does first.
  if (typeof window === 'undefined' || waitedFor.has(entry)) return;
  waitedFor.add(entry);
  const { queryKey, json } = entry;
  const queryFn = async (): Promise<unknown> => {
    const text = await json;
    if (text === null) throw new Error('The page came without its list.');
    return JSON.parse(text);
  };
  queryClient
    .fetchQuery({ queryKey, queryFn, retry: false })
    .catch(() => queryClient.refetchQueries({ queryKey, exact: true, type: 'active' }));
}
