import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListStart } from '@/components/reads/list-start';
import { FirstDataBoundary, type FirstEntry, type LaterEntry } from '@/components/reads/first-data-boundary';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { isAppError } from '@/lib/errors';
import { toAppError } from '@/lib/http/error-response';
import { log } from '@/lib/log';

/** A query of the screen and the use case that answers it on the server. */
export type FirstRead = { queryKey: QueryKey; read: (ctx: Context) => Promise<Answer | undefined> };

/** What a use case answered, under which key if not the query's, and what the screen reads only because of it. */
type Answer = { data: unknown; further: readonly FirstRead[]; queryKey?: QueryKey; rest?: LaterRead };

/** Data sent after the screen in the same response. */
type LaterRead = { queryKey: QueryKey; read: () => Promise<unknown> };

/** Of longer lists the start is sent with the screen and the whole list after it: a row is about 600 bytes of data. */
export const MAX_ROWS_SENT = 250;
/** The rows of a window of 1440 × 900, and those rendered below it. */
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
 * A whole list or, when it is long, its start, which is drawn while `readRest` reads the list for the end of the same
 * response. `follow` names what the screen reads next because of either.
 */
export function firstOfList<T, S>(
  { queryKey }: Query<T>,
  start: ListStart<S>,
  read: (ctx: Context) => Promise<{ whole: NoInfer<T> } | { start: NoInfer<S> }>,
  readRest: (ctx: Context) => Promise<NoInfer<T>>,
  follow?: (answer: NoInfer<T> | NoInfer<S>) => readonly FirstRead[],
): FirstRead {
  return {
    queryKey,
    read: async (ctx) => {
      const answer = await read(ctx);
      const data = 'whole' in answer ? answer.whole : answer.start;
      const further = follow?.(data) ?? [];
      if ('whole' in answer) return { data, further };
      return { data, further, queryKey: start.queryKey, rest: { queryKey, read: () => readRest(ctx) } };
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
 * the browser's query cache; the long lists follow when they are read. A failed query is left out; the screen then asks
 * the API itself and shows the error.
 */
export async function FirstData({ reads, children }: { reads: readonly FirstRead[]; children: ReactNode }) {
  const ctx = await getContext();
  // The layout has already redirected requests without a session to sign-in.
  if (!ctx) return null;
  const found = await inTenant(ctx, () => readEntries(ctx, reads));
  const later = found.flatMap(({ rest }) => (rest ? [{ queryKey: rest.queryKey, json: readLater(ctx, rest) }] : []));
  return (
    <FirstDataBoundary entries={found.map(({ entry }) => entry)} later={later satisfies LaterEntry[]}>
      {children}
    </FirstDataBoundary>
  );
}

/** Data that a page requires; null when it does not exist or is not the caller's. */
export async function readOrNull<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T | null> {
  try {
    return await inTenant(ctx, () => read(ctx));
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  }
}

type Found = { entry: FirstEntry; rest: LaterRead | undefined };

async function readEntries(ctx: Context, reads: readonly FirstRead[]): Promise<Found[]> {
  return (await Promise.all(reads.map((one) => readEntry(ctx, one)))).flat();
}

async function readEntry(ctx: Context, { queryKey, read }: FirstRead): Promise<Found[]> {
  try {
    const answer = await read(ctx);
    if (!answer) return [];
    const entry = { queryKey: answer.queryKey ?? queryKey, data: asSent(answer.data) };
    return [{ entry, rest: answer.rest }, ...(await readEntries(ctx, answer.further))];
  } catch (thrown) {
    logFailure(thrown, queryKey);
    return [];
  }
}

/** The list as JSON, a single text for the response instead of one value a field; null when it could not be read. */
async function readLater(ctx: Context, { queryKey, read }: LaterRead): Promise<string | null> {
  try {
    return JSON.stringify(await inTenant(ctx, read));
  } catch (thrown) {
    logFailure(thrown, queryKey);
    return null;
  }
}

function logFailure(thrown: unknown, queryKey: QueryKey): void {
  const error = toAppError(thrown);
  // Expected errors, such as a deleted report, are not failures of the page.
  if (error.status >= 500) log.error({ err: thrown, queryKey }, 'a page came without its first data');
}

/** The result as the API would send it: dates as text, no undefined values. */
function asSent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
