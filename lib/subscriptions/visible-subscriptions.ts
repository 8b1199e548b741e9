import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isSharedOrOwn, requireRow, type RowOptions } from '@/lib/visible-rows';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Condition for visible subscriptions: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleSubscription(ctx: Pick<Context, 'tenantId' | 'userId'>): SQL {
  return isSharedOrOwn(ctx, subscriptions, eq(subscriptions.isShared, true));
}

/** One visible subscription, with its row locked on request; throws `not_found` otherwise. */
export function requireSubscription(ctx: Context, id: string, db?: Db, options?: RowOptions): Promise<SubscriptionRow> {
  const condition = and(eq(subscriptions.id, id), isVisibleSubscription(ctx));
  return requireRow(subscriptions, condition, 'Subscription not found', db, options);
}
