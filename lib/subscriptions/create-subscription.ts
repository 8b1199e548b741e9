import { database } from '@/db/client';
import { subscriptions } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { now } from './clock';
import { describeSubscription } from './read-subscriptions';
import { requireActiveTemplate } from './require-active-template';
import { SHARE_NEEDS_ORGANIZATION, type CreateSubscriptionInput, type Subscription } from './schema';

/**
 * Creates a subscription; documents that arrive from now on trigger reports. Throws `not_found` for an unknown company
 * or template, `invalid` for an inactive template or sharing from a personal account.
 */
export async function createSubscription(ctx: Context, input: CreateSubscriptionInput): Promise<Subscription> {
  requireSharing(ctx, input.notification_config.share_with_org);
  return database().transaction(async (tx) => {
    const company = await requireTenantCompany(tx, ctx, input.company_id);
    const template = await requireActiveTemplate(tx, ctx, input.template_id);
    const [row] = await tx
      .insert(subscriptions)
      .values({
        tenantId: ctx.tenantId,
        organizationId: ctx.organizationId,
        createdBy: ctx.userId,
        name: input.name,
        description: input.description,
        templateId: template.id,
        companyId: company.id,
        monitoredDocumentTypes: input.monitored_document_types,
        fiscalYear: input.fiscal_year,
        reportNameTemplate: input.report_name_template,
        isNotifiedByEmail: input.notification_config.email,
        isNotifiedInApp: input.notification_config.in_app,
        isShared: input.notification_config.share_with_org,
        maxReportsPerMonth: input.max_reports_per_month,
        createdAt: now(),
      })
      .returning();
    if (!row) throw new AppError('internal', 'Failed to save subscription');
    await recordAudit(tx, ctx, {
      action: 'subscription.create',
      subjectType: 'subscription',
      subjectId: row.id,
      details: { name: row.name, company_id: row.companyId, types: row.monitoredDocumentTypes },
    });
    return describeSubscription(ctx, row, tx);
  });
}

/** Throws `invalid` when a personal account shares, because it has no other members. */
export function requireSharing(ctx: Context, isShared: boolean | undefined): void {
  if (!isShared || ctx.organizationId) return;
  throw new AppError('invalid', SHARE_NEEDS_ORGANIZATION, {
    errors: [{ path: 'notification_config.share_with_org', message: SHARE_NEEDS_ORGANIZATION }],
  });
}
