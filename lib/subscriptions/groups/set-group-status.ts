import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { wakeItems } from '../queue/wake-items';
import { requireActiveTemplate } from '../require-active-template';
import { describeGroup } from './read-groups';
import type { GroupStatus, SubscriptionGroup } from './schema';
import { requireGroup } from './visible-groups';

/** Pauses or activates all companies of a group. What waits is kept, and goes on with activation. */
export async function setGroupStatus(ctx: Context, groupId: string, status: GroupStatus): Promise<SubscriptionGroup> {
  return database().transaction(async (tx) => {
    const before = await requireGroup(ctx, groupId, tx, { isLocked: true });
    if (status === 'active' && before.status !== 'active') await requireActiveTemplate(tx, ctx, before.templateId);
    const [row] = await tx
      .update(subscriptionGroups)
      .set({ status, updatedAt: new Date() })
      .where(eq(subscriptionGroups.id, before.id))
      .returning();
    if (!row) throw new AppError('not_found', 'Subscription group not found');
    await recordAudit(tx, ctx, { action: `group.${status}`, subjectType: 'subscription_group', subjectId: row.id });
    if (status === 'active') await wakeItems(tx, { tenantId: row.tenantId, groupId: row.id });
    return describeGroup(ctx, row, tx);
  });
}
