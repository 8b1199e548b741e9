import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListStart } from '@/components/reads/list-start';
import { FirstDataBoundary, type FirstEntry } from '@/components/reads/first-data-boundary';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { isAppError } from '@/lib/errors';
import { toAppError } from '@/lib/http/error-response';
import { log } from '@/lib/log';

/** A query of the screen and the use case that answers it on the server. */
export type FirstRead = { queryKey: QueryKey; read: (ctx: Context) => Promise<Answer | undefined> };

/** What a use case answered, under which key if not the query's, and what the screen reads only because of it. */
type Answer = { data: unknown; further: readonly FirstRead[]; queryKey?: QueryKey };

/** Longer lists are sent as their start: each row is about 600 bytes of HTML, before it is drawn. */
export const MOST_ROWS_SENT = 250;
/** What a window of 1440 × 900 shows, and what is drawn below it. */
export const ROWS_OF_START = 40;

/** A screen's query: its key, and the type that the use case must return. */
type Query<T> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<T> };
type PagedQuery<T, P> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal; pageParam: P }) => Promise<T>;
  initialPageParam: P;
};

/**
 * A query answered on the server; when `read` returns undefined, the browser asks for it. `follow` names what the
 * screen reads next, such as the results of the company that an engagement is about.
 */
export function first<T>(
  { queryKey }: Query<T>,
  read: (ctx: Context) => Promise<NoInfer<T> | undefined>,
  follow?: (answer: NoInfer<T>) => readonly FirstRead[],
): FirstRead {
  return {
    queryKey,
    read: async (ctx) => {
      const data = await read(ctx);
      return data === undefined ? undefined : { data, further: follow?.(data) ?? [] };
    },
  };
}

/**
 * A whole list or, when it is long, its start; the browser then reads the list and shows the start meanwhile. `follow`
 * names what the screen reads next because of either.
 */
export function firstOfList<T, S>(
  { queryKey }: Query<T>,
  start: ListStart<S>,
  read: (ctx: Context) => Promise<{ whole: NoInfer<T> } | { start: NoInfer<S> }>,
  follow?: (answer: NoInfer<T> | NoInfer<S>) => readonly FirstRead[],
): FirstRead {
  return {
    queryKey,
    read: async (ctx) => {
      const answer = await read(ctx);
      const data = 'whole' in answer ? answer.whole : answer.start;
      const further = follow?.(data) ?? [];
      return 'whole' in answer ? { data, further } : { data, further, queryKey: start.queryKey };
    },
  };
}

/** The first page of an infinite list. */
export function firstPage<T, P>(
  { queryKey, initialPageParam }: PagedQuery<T, P>,
  read: (ctx: Context) => Promise<NoInfer<T>>,
): FirstRead {
  return {
    queryKey,
    read: async (ctx) => {
      const data: InfiniteData<T, P> = { pages: [await read(ctx)], pageParams: [initialPageParam] };
      return { data, further: [] };
    },
  };
}

/**
 * Renders a screen with its first data: runs all queries in parallel in the tenant's scope and passes the results to
 * the browser's query cache. A failed query is left out; the screen then asks the API itself and shows the error.
 */
export async function FirstData({ reads, children }: { reads: readonly FirstRead[]; children: ReactNode }) {
  const ctx = await getContext();
  // The layout has already redirected requests without a session to sign-in.
  if (!ctx) return null;
  const entries = await inTenant(ctx, () => readEntries(ctx, reads));
  return <FirstDataBoundary entries={entries}>{children}</FirstDataBoundary>;
}

/** What a page cannot be shown without; null when it does not exist or is not the caller's. */
export async function readOrNull<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T | null> {
  try {
    return await inTenant(ctx, () => read(ctx));
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

async function readEntries(ctx: Context, reads: readonly FirstRead[]): Promise<FirstEntry[]> {
  return (await Promise.all(reads.map((one) => readEntry(ctx, one)))).flat();
}

async function readEntry(ctx: Context, { queryKey, read }: FirstRead): Promise<FirstEntry[]> {
  try {
    const answer = await read(ctx);
    if (!answer) return [];
    const entry = { queryKey: answer.queryKey ?? queryKey, data: asSent(answer.data) };
    return [entry, ...(await readEntries(ctx, answer.further))];
  } catch (thrown) {
    const error = toAppError(thrown);
    // Expected errors, such as a deleted report, are not failures of the page.
    if (error.status >= 500) log.error({ err: thrown, queryKey }, 'a page came without its first data');
    return [];
  }
}

/** The result as the API would send it: dates as text, no undefined values. */
function asSent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
