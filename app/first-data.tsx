import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FirstDataBoundary, type FirstEntry } from '@/components/shell/first-data-boundary';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { toAppError } from '@/lib/http/error-response';
import { log } from '@/lib/log';

/** A query of the screen and the use case that answers it on the server. */
export type FirstRead = { queryKey: QueryKey; read: (ctx: Context) => Promise<unknown> };

/** A screen's query: its key, and the type that the use case must return. */
type Query<T> = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<T> };
type PagedQuery<T, P> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal; pageParam: P }) => Promise<T>;
  initialPageParam: P;
};

/** A query answered on the server; when `read` returns undefined, the browser asks for it. */
export function first<T>({ queryKey }: Query<T>, read: (ctx: Context) => Promise<NoInfer<T> | undefined>): FirstRead {
  return { queryKey, read };
}

/** The first page of an infinite list. */
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
 * Renders a screen with its first data: runs all queries in parallel in the tenant's scope and passes the results to
 * the browser's query cache. A failed query is left out; the screen then asks the API itself and shows the error.
 */
export async function FirstData({ reads, children }: { reads: readonly FirstRead[]; children: ReactNode }) {
  const ctx = await getContext();
  // The layout has already redirected requests without a session to sign-in.
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
    // Expected errors, such as a deleted report, are not failures of the page.
    if (error.status >= 500) log.error({ err: thrown, queryKey }, 'a page came without its first data');
    return null;
  }
}

/** The result as the API would send it: dates as text, no undefined values. */
function asSent(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}
