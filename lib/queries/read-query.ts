import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { queries } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { queryResultSchema, type QueryResult } from './schema';

/** A stored answer; throws `not_found` unless the caller asked it. */
export async function readQuery(ctx: Context, queryId: string): Promise<QueryResult> {
  const [row] = await database()
    .select({ id: queries.id, result: queries.result })
    .from(queries)
    .where(and(eq(queries.id, queryId), eq(queries.tenantId, ctx.tenantId), eq(queries.userId, ctx.userId)));
  // An answer that an older version stored in a different format counts as not found.
  const stored = queryResultSchema.safeParse(row ? { ...(row.result as object), id: row.id } : null);
  if (!stored.success) throw new AppError('not_found', 'Answer not found');
  return stored.data;
}
