import type { Context } from '@/lib/context';
import type { JoinedItem } from './read-queue';
import type { QueueItem } from './schema';
import { waitingText } from './waiting.rules';

export function toQueueItem(
  ctx: Context,
  { item, subscription, group, report }: JoinedItem,
  names: { companyName: string; cancelledBy: string | null },
): QueueItem {
  const source = subscription ?? group;
  const waiting = item.status === 'pending' ? waitingText({ ...item, isPaused: source?.status !== 'active' }) : null;
  const seconds =
    item.startedAt && item.finishedAt ? (item.finishedAt.getTime() - item.startedAt.getTime()) / 1000 : null;
  return {
    id: item.id,
    subscription_id: item.subscriptionId,
    group_id: item.groupId,
    source_name: source?.name ?? '',
    company_id: item.companyId,
    company_name: names.companyName,
    document_id: item.documentId,
    report_id: item.reportId,
    generated_report_name: item.generatedReportName,
    fiscal_year: item.fiscalYear,
    trigger_doc_type: item.triggerDocType,
    status: item.status,
    priority: item.priority,
    scheduled_for: item.scheduledFor.toISOString(),
    waiting_code: waiting?.code ?? null,
    waiting_reason: waiting?.sentence ?? null,
    missing_document_types: item.missingDocumentTypes,
    failure_reason: item.failureReason,
    cancelled_by_name: names.cancelledBy,
    progress: item.status === 'running' ? report : null,
    attempts: item.attempts,
    processing_duration_seconds: seconds === null ? null : Math.max(0, Math.round(seconds * 10) / 10),
    can_edit: ctx.role !== 'org:viewer',
    created_at: item.createdAt.toISOString(),
    started_at: item.startedAt?.toISOString() ?? null,
    finished_at: item.finishedAt?.toISOString() ?? null,
  };
}
