import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requeueWaitingItems } from '../queue/requeue-waiting-items';
import { requireActiveTemplate } from '../require-active-template';
import { replaceCompanies, storeOverrides } from './group-companies';
import { describeGroup } from './read-groups';
import { requireVotingPolicy } from './require-voting-policy';
import type { SubscriptionGroup, UpdateGroupInput } from './schema';
import { requireGroup } from './visible-groups';

/**
 * Changes the given fields. Waiting items are checked again, because a limit may be higher now. Throws `not_found` for
 * an unknown group, company, template or policy.
 */
export async function updateGroup(ctx: Context, groupId: string, input: UpdateGroupInput): Promise<SubscriptionGroup> {
  return database().transaction(async (tx) => {
    const before = await requireGroup(ctx, groupId, tx, { isLocked: true });
    if (input.template_id !== undefined && input.template_id !== before.templateId)
      await requireActiveTemplate(tx, ctx, input.template_id);
    await requireVotingPolicy(tx, ctx, input.policy_id);
    const [row] = await tx
      .update(subscriptionGroups)
      .set({
        name: input.name,
        description: input.description,
        templateId: input.template_id,
        monitoredDocumentTypes: input.monitored_document_types,
        fiscalYear: input.fiscal_year,
        reportNameTemplate: input.report_name_template,
        isNotifiedByEmail: input.notification_config?.email,
        isNotifiedInApp: input.notification_config?.in_app,
        maxReportsPerMonth: input.max_reports_per_month,
        perCompanyDailyLimit: input.per_company_daily_limit,
        policyId: input.policy_id,
        updatedAt: new Date(),
      })
      .where(eq(subscriptionGroups.id, before.id))
      .returning();
    if (!row) throw new AppError('not_found', 'Subscription group not found');
    if (input.company_ids) await replaceCompanies(tx, ctx, row.id, input.company_ids);
    await storeOverrides(tx, row.id, input.rate_limit_overrides ?? {});
    await recordAudit(tx, ctx, {
      action: 'group.update',
      subjectType: 'subscription_group',
      subjectId: row.id,
      details: { fields: Object.keys(input) },
    });
    await requeueWaitingItems(tx, { tenantId: row.tenantId, groupId: row.id });
    return describeGroup(ctx, row, tx);
  });
}
