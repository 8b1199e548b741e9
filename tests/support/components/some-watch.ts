import { randomUUID } from 'node:crypto';
import type { Subscription } from '@/lib/subscriptions/schema';
import type { GroupUsageStats, SubscriptionGroup, SubscriptionGroupDetail } from '@/lib/subscriptions/groups/schema';
import type { QueueItem } from '@/lib/subscriptions/queue/schema';

const WHEN = '2026-03-01T10:00:00.000Z';

export function someSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: randomUUID(),
    name: 'Meridian, annual meeting',
    description: '',
    template_id: 'default',
    template_name: 'Annual meeting review',
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    company_ticker: 'MRDT',
    monitored_document_types: ['DEF 14A'],
    fiscal_year: 2025,
    report_name_template: '{company_name} {fiscal_year}',
    notification_config: { email: true, in_app: true, share_with_org: false },
    max_reports_per_month: 50,
    reports_this_month: 12,
    total_runs: 12,
    last_triggered_at: null,
    documents_seen: {},
    held_documents: 0,
    status: 'active',
    created_by: 'user',
    can_edit: true,
    created_at: WHEN,
    updated_at: WHEN,
    ...changes,
  };
}

export function someGroup(changes: Partial<SubscriptionGroup> = {}): SubscriptionGroup {
  return {
    id: randomUUID(),
    name: 'European banks',
    description: '',
    template_id: 'default',
    template: { id: 'default', name: 'Annual meeting review' },
    company_ids: [],
    companies: [],
    company_count: 0,
    monitored_document_types: ['DEF 14A'],
    fiscal_year: 2025,
    report_name_template: '{company_name} {fiscal_year}',
    notification_config: { email: true, in_app: true },
    max_reports_per_month: 100,
    per_company_daily_limit: 5,
    reports_this_month: 3,
    total_runs: 3,
    last_triggered_at: null,
    held_documents: 0,
    policy_id: null,
    status: 'active',
    created_by: 'user',
    can_edit: true,
    created_at: WHEN,
    updated_at: WHEN,
    ...changes,
  };
}

export function someQueueItem(changes: Partial<QueueItem> = {}): QueueItem {
  return {
    id: randomUUID(),
    subscription_id: randomUUID(),
    group_id: null,
    source_name: 'Meridian, annual meeting',
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    document_id: randomUUID(),
    report_id: null,
    generated_report_name: 'Meridian Tools 2025',
    fiscal_year: 2025,
    trigger_doc_type: 'DEF 14A',
    status: 'pending',
    priority: 5,
    scheduled_for: WHEN,
    waiting_code: null,
    waiting_reason: null,
    missing_document_types: [],
    failure_reason: null,
    cancelled_by_name: null,
    progress: null,
    attempts: 0,
    processing_duration_seconds: null,
    can_edit: true,
    created_at: WHEN,
    started_at: null,
    finished_at: null,
    ...changes,
  };
}

type GroupCompany = SubscriptionGroup['companies'][number];

export function someGroupCompany(changes: Partial<GroupCompany> = {}): GroupCompany {
  return {
    id: randomUUID(),
    name: 'Meridian Tools Inc.',
    ticker: 'MRDT',
    cik: '0000990001',
    processed_documents: 3,
    rate_limit_override: null,
    ...changes,
  };
}

export function someGroupDetail(changes: Partial<SubscriptionGroupDetail> = {}): SubscriptionGroupDetail {
  return { ...someGroup(), reports: [], ...changes };
}

export function someUsage(changes: Partial<GroupUsageStats> = {}): GroupUsageStats {
  return {
    days: 30,
    reports_generated: 5,
    by_status: { pending: 2, running: 0, completed: 5, failed: 0, cancelled: 0 },
    by_company: [{ company_id: randomUUID(), name: 'Meridian Tools Inc.', reports: 5, limit: 5 }],
    by_day: [
      { date: '2026-03-01', reports: 0 },
      { date: '2026-03-02', reports: 4 },
      { date: '2026-03-03', reports: 1 },
    ],
    used_this_month: 3,
    max_reports_per_month: 100,
    ...changes,
  };
}
