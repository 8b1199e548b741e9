import type { Context } from '@/lib/context';
import type { SubscriptionGroup } from './schema';
import type { GroupRow } from './visible-groups';

type Around = {
  companies: SubscriptionGroup['companies'];
  templateName: string | undefined;
  reportsThisMonth: number;
  totalRuns: number;
  heldDocuments: number;
};

export function toGroup(ctx: Context, row: GroupRow, around: Around): SubscriptionGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    template_id: row.templateId,
    template: around.templateName === undefined ? null : { id: row.templateId, name: around.templateName },
    company_ids: around.companies.map((company) => company.id),
    companies: around.companies,
    company_count: around.companies.length,
    monitored_document_types: row.monitoredDocumentTypes,
    fiscal_year: row.fiscalYear,
    report_name_template: row.reportNameTemplate,
    notification_config: { email: row.isNotifiedByEmail, in_app: row.isNotifiedInApp },
    max_reports_per_month: row.maxReportsPerMonth,
    per_company_daily_limit: row.perCompanyDailyLimit,
    reports_this_month: around.reportsThisMonth,
    total_runs: around.totalRuns,
    last_triggered_at: row.lastTriggeredAt?.toISOString() ?? null,
    held_documents: around.heldDocuments,
    policy_id: row.policyId,
    status: row.status,
    created_by: row.createdBy,
    can_edit: ctx.role !== 'org:viewer',
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
