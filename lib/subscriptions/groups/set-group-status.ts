import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { resolveHeldItems } from '../queue/held-items';
import { requeueWaitingItems } from '../queue/requeue-waiting-items';
import { requireUsableTemplate } from '../require-active-template';
import { describeGroup } from './read-groups';
import type { MissedChoice } from '../schema';
import type { GroupStatus, SubscriptionGroup } from './schema';
import { requireGroup } from './visible-groups';

type StatusChange = { status: GroupStatus; missed?: MissedChoice | undefined };

/**
 * Pauses or activates a group for all its companies. Waiting items are kept and continue when it is active; `missed`
 * decides about filings that arrived meanwhile. Throws `not_found`, or `invalid` when the template was deleted or is
 * inactive.
 */
export async function setGroupStatus(
  ctx: Context,
  groupId: string,
  { status, missed }: StatusChange,
): Promise<SubscriptionGroup> {
  return database().transaction(async (tx) => {
    const before = await requireGroup(ctx, groupId, tx, { isLocked: true });
    if (status === 'active' && before.status !== 'active')
      await requireUsableTemplate(tx, ctx, before.templateId, 'group');
    const [row] = await tx
      .update(subscriptionGroups)
      .set({ status, updatedAt: new Date() })
      .where(eq(subscriptionGroups.id, before.id))
      .returning();
    if (!row) throw new AppError('not_found', 'Subscription group not found');
    await recordAudit(tx, ctx, {
      action: `group.${status}`,
      subjectType: 'subscription_group',
      subjectId: row.id,
      details: status === 'active' && missed ? { missed } : {},
    });
    if (status === 'active') await resolveHeldItems(tx, { groupId: row.id }, missed);
    if (status === 'active') await requeueWaitingItems(tx, { tenantId: row.tenantId, groupId: row.id });
    return describeGroup(ctx, row, tx);
  });
}
