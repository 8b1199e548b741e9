import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirstDataBoundary, type FirstEntry } from '@/components/shell/first-data-boundary';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { toAppError } from '@/lib/http/error-response';
import { log } from '@/lib/log';

/** One query of the screen and the use case that answers it. */
export type FirstRead = { queryKey: QueryKey; read: (ctx: Context) => Promise<unknown> };

/** What a hook of the screen reads: its key, and the shape that the use case then must have. */
type Query<T> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<T> };
type PagedQuery<T, P> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal; pageParam: P }) => Promise<T>;
  initialPageParam: P;
};

/** The answer of a query, read on the server; undefined leaves it to the browser. */
export function first<T>({ queryKey }: Query<T>, read: (ctx: Context) => Promise<NoInfer<T> | undefined>): FirstRead {
  return { queryKey, read };
}

/** The first page of a list that grows. */
export function firstPage<T, P>(
  { queryKey, initialPageParam }: PagedQuery<T, P>,
  read: (ctx: Context) => Promise<NoInfer<T>>,
): FirstRead {
  const withPage = async (ctx: Context): Promise<InfiniteData<T, P>> => ({
    pages: [await read(ctx)],
    pageParams: [initialPageParam],
  });
  return { queryKey, read: withPage };
}

/**
 * The screen with its first data: reads all queries side by side, in the tenant's scope, and hands the answers to the
 * query cache of the browser. A query that fails is left out: the screen then asks the API itself and shows why it
 * fails.
 */
export async function FirstData({ reads, children }: { reads: readonly FirstRead[]; children: ReactNode }) {
  const ctx = await getContext();
  // The layout has sent everybody without a session to sign-in.
  if (!ctx) return null;
  const entries = await inTenant(ctx, () => Promise.all(reads.map((one) => readEntry(ctx, one))));
  return <FirstDataBoundary entries={entries.filter((entry) => entry !== null)}>{children}</FirstDataBoundary>;
}

async function readEntry(ctx: Context, { queryKey, read }: FirstRead): Promise<FirstEntry | null> {
  try {
    const answer = await read(ctx);
    return answer === undefined ? null : { queryKey, data: asSent(answer) };
  } catch (thrown) {
    const error = toAppError(thrown);
    // What a person may run into, such as a report that was deleted, is no failure of the page.
    if (error.status >= 500) log.error({ err: thrown, queryKey }, 'a page came without its first data');
    return null;
  }
}

/** As the API would send it: dates as text, nothing undefined. */
function asSent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
