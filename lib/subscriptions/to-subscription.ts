import type { Context } from '@/lib/context';
import { seenByType, type SeenDocument } from './documents/documents-seen';
import type { Subscription } from './schema';
import type { SubscriptionRow } from './visible-subscriptions';

type Around = {
  company: { name: string; ticker: string };
  templateName: string | null;
  reportsThisMonth: number;
  totalRuns: number;
  heldDocuments: number;
  processed: readonly SeenDocument[];
};

export function toSubscription(ctx: Context, row: SubscriptionRow, around: Around): Subscription {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    template_id: row.templateId,
    template_name: around.templateName,
    company_id: row.companyId,
    company_name: around.company.name,
    company_ticker: around.company.ticker,
    monitored_document_types: row.monitoredDocumentTypes,
    fiscal_year: row.fiscalYear,
    report_name_template: row.reportNameTemplate,
    notification_config: { email: row.isNotifiedByEmail, in_app: row.isNotifiedInApp, share_with_org: row.isShared },
    max_reports_per_month: row.maxReportsPerMonth,
    reports_this_month: around.reportsThisMonth,
    total_runs: around.totalRuns,
    last_triggered_at: row.lastTriggeredAt?.toISOString() ?? null,
    documents_seen: seenByType(row, around.processed),
    held_documents: around.heldDocuments,
    status: row.status,
    created_by: row.createdBy,
    can_edit: ctx.role !== 'org:viewer',
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
