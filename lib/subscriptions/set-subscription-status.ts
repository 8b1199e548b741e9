import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptions } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { cancelPendingItems } from './queue/cancel-pending-items';
import { resolveHeldItems } from './queue/held-items';
import { requeueWaitingItems } from './queue/requeue-waiting-items';
import { describeSubscription } from './read-subscriptions';
import { requireUsableTemplate } from './require-active-template';
import type { MissedChoice, Subscription, SubscriptionStatus } from './schema';
import { requireSubscription } from './visible-subscriptions';

type StatusChange = { status: SubscriptionStatus; missed?: MissedChoice | undefined };

/**
 * Pausing keeps waiting items, stopping cancels them, activating continues with them; `missed` decides about filings
 * that arrived meanwhile. A report in progress is always finished. Throws `not_found`, or `invalid` when it is
 * activated and its template was deleted or is inactive.
 */
export async function setSubscriptionStatus(
  ctx: Context,
  subscriptionId: string,
  { status, missed }: StatusChange,
): Promise<Subscription> {
  return database().transaction(async (tx) => {
    const before = await requireSubscription(ctx, subscriptionId, tx, { isLocked: true });
    if (status === 'active' && before.status !== 'active')
      await requireUsableTemplate(tx, ctx, before.templateId, 'subscription');
    const [row] = await tx
      .update(subscriptions)
      .set({ status, updatedAt: new Date() })
      .where(eq(subscriptions.id, before.id))
      .returning();
    if (!row) throw new AppError('not_found', 'Subscription not found');
    await recordAudit(tx, ctx, {
      action: `subscription.${status}`,
      subjectType: 'subscription',
      subjectId: row.id,
      details: status === 'active' && missed ? { missed } : {},
    });
    if (status === 'stopped') await cancelPendingItems(tx, { subscriptionId: row.id }, 'The subscription was stopped.');
    if (status === 'active') await resolveHeldItems(tx, { subscriptionId: row.id }, missed);
    if (status === 'active') await requeueWaitingItems(tx, { tenantId: row.tenantId, subscriptionId: row.id });
    return describeSubscription(ctx, row, tx);
  });
}
