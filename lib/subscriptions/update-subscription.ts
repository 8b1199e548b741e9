import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptions } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requireSharing } from './create-subscription';
import { requeueWaitingItems } from './queue/requeue-waiting-items';
import { describeSubscription } from './read-subscriptions';
import { requireActiveTemplate } from './require-active-template';
import type { Subscription, UpdateSubscriptionInput } from './schema';
import { requireSubscription } from './visible-subscriptions';

/**
 * Changes the given fields. Waiting items are checked again, because a limit may be higher or a type no longer missing.
 * Throws `not_found`, `forbidden` when another than the creator makes a shared one personal, `invalid` for an inactive
 * template.
 */
export async function updateSubscription(
  ctx: Context,
  subscriptionId: string,
  input: UpdateSubscriptionInput,
): Promise<Subscription> {
  const switches = input.notification_config;
  return database().transaction(async (tx) => {
    const before = await requireSubscription(ctx, subscriptionId, tx, { isLocked: true });
    if (switches?.share_with_org !== before.isShared) requireSharing(ctx, switches?.share_with_org);
    if (switches?.share_with_org === false && before.isShared && before.createdBy !== ctx.userId)
      throw new AppError('forbidden', 'Only its creator can make a shared subscription personal.');
    if (input.template_id !== undefined && input.template_id !== before.templateId)
      await requireActiveTemplate(tx, ctx, input.template_id);
    const [row] = await tx
      .update(subscriptions)
      .set({
        name: input.name,
        description: input.description,
        templateId: input.template_id,
        monitoredDocumentTypes: input.monitored_document_types,
        fiscalYear: input.fiscal_year,
        reportNameTemplate: input.report_name_template,
        isNotifiedByEmail: switches?.email,
        isNotifiedInApp: switches?.in_app,
        isShared: switches?.share_with_org,
        maxReportsPerMonth: input.max_reports_per_month,
        updatedAt: new Date(),
      })
      .where(eq(subscriptions.id, before.id))
      .returning();
    if (!row) throw new AppError('not_found', 'Subscription not found');
    await recordAudit(tx, ctx, {
      action: 'subscription.update',
      subjectType: 'subscription',
      subjectId: row.id,
      details: { fields: Object.keys(input) },
    });
    await requeueWaitingItems(tx, { tenantId: row.tenantId, subscriptionId: row.id });
    return describeSubscription(ctx, row, tx);
  });
}
