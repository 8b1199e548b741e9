import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { grids } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type GridSettings = typeof grids.$inferSelect;

/** Condition for visible grids: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleGrid(ctx: Pick<Context, 'tenantId' | 'userId'>): SQL {
  return (
    and(eq(grids.tenantId, ctx.tenantId), or(eq(grids.visibility, 'organization'), eq(grids.createdBy, ctx.userId))) ??
    sql`false`
  );
}

/** One visible grid, with its row locked on request; throws `not_found` otherwise. */
export async function requireGrid(
  ctx: Context,
  gridId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<GridSettings> {
  const query = db
    .select()
    .from(grids)
    .where(and(eq(grids.id, gridId), isVisibleGrid(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Grid not found');
  return row;
}
