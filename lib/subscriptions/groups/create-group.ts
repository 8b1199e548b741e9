import { database } from '@/db/client';
import { subscriptionGroups } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { now } from '../clock';
import { requireActiveTemplate } from '../require-active-template';
import { addCompanies, storeOverrides } from './group-companies';
import { describeGroup } from './read-groups';
import { requireVotingPolicy } from './require-voting-policy';
import type { CreateGroupInput, SubscriptionGroup } from './schema';

/**
 * Creates a group; documents of its companies that arrive from now on trigger reports. Throws `not_found` for an
 * unknown company, template or policy, `invalid` for an inactive template or too many companies.
 */
export async function createGroup(ctx: Context, input: CreateGroupInput): Promise<SubscriptionGroup> {
  return database().transaction(async (tx) => {
    const template = await requireActiveTemplate(tx, ctx, input.template_id);
    await requireVotingPolicy(tx, ctx, input.policy_id);
    const [row] = await tx
      .insert(subscriptionGroups)
      .values({
        tenantId: ctx.tenantId,
        organizationId: ctx.organizationId,
        createdBy: ctx.userId,
        name: input.name,
        description: input.description,
        templateId: template.id,
        monitoredDocumentTypes: input.monitored_document_types,
        fiscalYear: input.fiscal_year,
        reportNameTemplate: input.report_name_template,
        isNotifiedByEmail: input.notification_config.email,
        isNotifiedInApp: input.notification_config.in_app,
        maxReportsPerMonth: input.max_reports_per_month,
        perCompanyDailyLimit: input.per_company_daily_limit,
        policyId: input.policy_id,
        createdAt: now(),
      })
      .returning();
    if (!row) throw new AppError('internal', 'Failed to save subscription group');
    await addCompanies(tx, ctx, row.id, input.company_ids);
    await storeOverrides(tx, row.id, input.rate_limit_overrides);
    await recordAudit(tx, ctx, {
      action: 'group.create',
      subjectType: 'subscription_group',
      subjectId: row.id,
      details: { name: row.name, companies: input.company_ids.length, types: row.monitoredDocumentTypes },
    });
    return describeGroup(ctx, row, tx);
  });
}
