import { randomUUID } from 'node:crypto';
import type { ListedReport } from '@/components/reads/report-reads';
import type { AuditRecord } from '@/lib/audit-log/schema';
import type { Document } from '@/lib/documents/schema';
import type { FlaggedReport, Engagement } from '@/lib/engagements/schema';
import type { GridSummary } from '@/lib/grid/schema';
import type { Delivery, Webhook } from '@/lib/integrations/schema-webhooks';
import type { Job } from '@/lib/jobs/rows/schema';

const WHEN = '2026-03-01T10:00:00.000Z';

export function someReport(changes: Partial<ListedReport> = {}): ListedReport {
  return {
    id: randomUUID(),
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    company_ticker: 'MRDT',
    template_id: 'default',
    template_name: 'Annual meeting review',
    report_title: 'Meridian Tools 2026',
    status: 'completed',
    progress: { done: 12, total: 12, message: '' },
    failure_reason: null,
    agm_date: '2026-05-12',
    visibility: 'user',
    document_ids: [],
    flag_status: null,
    results: { analysis_summary: { total_queries_executed: 12, queries_answered: 10, queries_without_evidence: 2 } },
    subscription_id: null,
    group_id: null,
    revision: 1,
    last_good_revision: 1,
    job_id: null,
    created_by: 'user',
    can_edit: true,
    created_at: WHEN,
    generated_at: WHEN,
    generation_completed_at: WHEN,
    ...changes,
  };
}

export function someDocument(changes: Partial<Document> = {}): Document {
  return {
    id: randomUUID(),
    company_id: randomUUID(),
    processing_status: 'processed',
    failure_reason: null,
    form_type: 'DEF 14A',
    document_type: 'Proxy statement',
    fiscal_year: 2025,
    filing_date: '2026-04-02',
    fiscal_period_end: '2025-12-31',
    meeting_date: '2026-05-12',
    accession_number: '0000990001-26-000012',
    source: 'edgar',
    file_name: null,
    size_bytes: 1_200_000,
    page_count: 96,
    chunk_count: 410,
    has_text: true,
    warnings: [],
    pdf_url: '/api/v1/documents/1/pdf',
    original_url: null,
    created_at: WHEN,
    processed_at: WHEN,
    ...changes,
  };
}

export function someFlaggedReport(changes: Partial<FlaggedReport> = {}): FlaggedReport {
  return {
    report_id: randomUUID(),
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    company_ticker: 'MRDT',
    report_title: 'Meridian Tools 2026',
    report_date: WHEN,
    agm_date: null,
    flags_triggered: 1,
    triggered_flags: [{ flag_description: 'CEO pay ratio above 200', value: '214' }],
    has_engagement: false,
    engagement_id: null,
    ...changes,
  };
}

export function someEngagement(changes: Partial<Engagement> = {}): Engagement {
  return {
    id: randomUUID(),
    company_id: randomUUID(),
    company_name: 'Meridian Tools Inc.',
    company_ticker: 'MRDT',
    status: 'draft',
    report_id: randomUUID(),
    report_exists: true,
    report_title: 'Meridian Tools 2026',
    agm_date: null,
    triggered_flags_count: 2,
    email_versions_count: 1,
    email_sent_at: null,
    sent_to: [],
    meeting_date: null,
    follow_up_required: false,
    open_action_items: 0,
    visibility: 'user',
    can_edit: true,
    created_by: 'user',
    created_at: WHEN,
    updated_at: WHEN,
    ...changes,
  };
}

export function someGrid(changes: Partial<GridSummary> = {}): GridSummary {
  return {
    id: randomUUID(),
    name: 'Pay ratios of 2026',
    visibility: 'user',
    created_by: 'user',
    created_by_name: 'Ada Brook',
    created_at: WHEN,
    updated_at: WHEN,
    can_edit: true,
    is_own: true,
    rows_count: 12,
    columns_count: 3,
    cells_count: 30,
    breaks_flag_count: 0,
    is_running: false,
    ...changes,
  };
}

export function someRecord(changes: Partial<AuditRecord> = {}): AuditRecord {
  return {
    id: randomUUID(),
    sequence: 41,
    hash: 'a1',
    created_at: WHEN,
    user_id: 'user',
    user_name: 'Ada Brook',
    user_email: 'ada@example.com',
    action: 'report.generate',
    subject_type: 'report',
    subject_id: randomUUID(),
    details: { title: 'Meridian Tools 2026' },
    ...changes,
  };
}

export function someWebhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: randomUUID(),
    url: 'https://hooks.example.com/plumbline',
    events: ['report.completed'],
    state: 'active',
    failures_in_a_row: 0,
    failing_since: null,
    deliveries: { total: 9, delivered: 8 },
    created_by: 'user',
    created_by_name: 'Ada Brook',
    created_at: WHEN,
    ...changes,
  };
}

export function someDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: randomUUID(),
    event_id: randomUUID(),
    event: 'report.completed',
    subject: 'Meridian Tools 2026',
    state: 'delivered',
    attempts: 1,
    most_attempts: 6,
    last_code: 204,
    last_ms: 120,
    last_error: null,
    last_tried_at: WHEN,
    next_try_at: null,
    requested_by_name: null,
    created_at: WHEN,
    ...changes,
  };
}

export function someJob(changes: Partial<Job> = {}): Job {
  return {
    id: randomUUID(),
    kind: 'fetch-filings',
    status: 'running',
    progress: { done: 0, total: 0, message: '' },
    result: null,
    error: null,
    created_at: WHEN,
    started_at: WHEN,
    finished_at: null,
    ...changes,
  };
}
