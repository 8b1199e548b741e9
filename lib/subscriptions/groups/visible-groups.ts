import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type GroupRow = typeof subscriptionGroups.$inferSelect;

/** A group of the tenant; visible to the whole organization. Throws `not_found` otherwise. */
export async function requireGroup(
  ctx: Context,
  groupId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<GroupRow> {
  const query = db
    .select()
    .from(subscriptionGroups)
    .where(and(eq(subscriptionGroups.id, groupId), eq(subscriptionGroups.tenantId, ctx.tenantId)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Subscription group not found');
  return row;
}
