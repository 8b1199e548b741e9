import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import type { Context } from '@/lib/context';
import { requireRow, type RowOptions } from '@/lib/visible-rows';

export type GroupRow = typeof subscriptionGroups.$inferSelect;

/** A group of the tenant; visible to the whole organization. Throws `not_found` otherwise. */
export function requireGroup(ctx: Context, id: string, db?: Db, options?: RowOptions): Promise<GroupRow> {
  const condition = and(eq(subscriptionGroups.id, id), eq(subscriptionGroups.tenantId, ctx.tenantId));
  return requireRow(subscriptionGroups, condition, 'Subscription group not found', db, options);
}
