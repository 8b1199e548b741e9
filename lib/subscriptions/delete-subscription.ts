import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptions } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireSubscription } from './visible-subscriptions';

/**
 * Deletes the subscription with its queue items; its reports are kept. Throws `not_found` when the caller may not see
 * it.
 */
export async function deleteSubscription(ctx: Context, subscriptionId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const row = await requireSubscription(ctx, subscriptionId, tx, { isLocked: true });
    await tx.delete(subscriptions).where(eq(subscriptions.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'subscription.delete',
      subjectType: 'subscription',
      subjectId: row.id,
      details: { name: row.name },
    });
  });
}
