import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { queries } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { queryResultSchema, type QueryResult } from './schema';

/** An answer as it was given; it is seen by whoever asked, and by nobody else. */
export async function readQuery(ctx: Context, queryId: string): Promise<QueryResult> {
  const [row] = await database()
    .select({ id: queries.id, result: queries.result })
    .from(queries)
    .where(and(eq(queries.id, queryId), eq(queries.tenantId, ctx.tenantId), eq(queries.userId, ctx.userId)));
  // One that an older version stored in another shape cannot be shown either.
  const stored = queryResultSchema.safeParse(row ? { ...(row.result as object), id: row.id } : null);
  if (!stored.success) throw new AppError('not_found', 'Answer not found');
  return stored.data;
}
