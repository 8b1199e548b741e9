import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Condition for visible subscriptions: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleSubscription(ctx: Pick<Context, 'tenantId' | 'userId'>): SQL {
  return (
    and(
      eq(subscriptions.tenantId, ctx.tenantId),
      or(eq(subscriptions.isShared, true), eq(subscriptions.createdBy, ctx.userId)),
    ) ?? sql`false`
  );
}

/** One visible subscription, with its row locked on request; throws `not_found` otherwise. */
export async function requireSubscription(
  ctx: Context,
  subscriptionId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<SubscriptionRow> {
  const query = db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), isVisibleSubscription(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Subscription not found');
  return row;
}
