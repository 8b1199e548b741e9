import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireGroup } from './visible-groups';

/** Deletes the group with its queue items; its reports are kept. Throws `not_found`. */
export async function deleteGroup(ctx: Context, groupId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const row = await requireGroup(ctx, groupId, tx, { isLocked: true });
    await tx.delete(subscriptionGroups).where(eq(subscriptionGroups.id, row.id));
    await recordAudit(tx, ctx, {
      action: 'group.delete',
      subjectType: 'subscription_group',
      subjectId: row.id,
      details: { name: row.name },
    });
  });
}
