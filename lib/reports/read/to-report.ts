import type { Context } from '@/lib/context';
import { unstartedMessage } from '@/lib/jobs/unstarted.rules';
import type { DocumentSnapshot, Report, ReportAnswer, ReportDetail, ReportResults } from '../schema';
import { flagStatusOf, storedResults, summaryOf } from './stored-results';
import type { ReportRow } from './visible-reports';

/** The columns needed for a list; the large ones are not loaded. */
export type ListedReport = Omit<ReportRow, 'templateSnapshot' | 'documentSnapshot' | 'results'>;

/** `lastKept` is the latest earlier revision; only complete results are kept as revisions. */
export function toReport(ctx: Context, row: ListedReport, lastKept: number | null): Report {
  const completedAt = row.completedAt?.toISOString() ?? null;
  return {
    id: row.id,
    company_id: row.companyId,
    company_name: row.companyName,
    company_ticker: row.companyTicker,
    template_id: row.templateId,
    template_name: row.templateName,
    report_title: row.title,
    status: row.status,
    progress: { done: row.progressDone, total: row.progressTotal, message: progressMessageOf(row) },
    failure_reason: row.failureReason,
    agm_date: row.agmDate,
    visibility: row.visibility,
    document_ids: row.documentIds,
    flag_status: row.flagStatus,
    results: {
      analysis_summary: {
        total_queries_executed: row.queriesExecuted,
        queries_answered: row.queriesAnswered,
        queries_without_evidence: row.queriesExecuted - row.queriesAnswered,
      },
    },
    subscription_id: row.subscriptionId,
    group_id: row.groupId,
    revision: row.revision,
    last_good_revision: row.status === 'completed' ? row.revision : lastKept,
    job_id: row.jobId,
    created_by: row.createdBy,
    can_edit: ctx.role !== 'org:viewer',
    created_at: row.createdAt.toISOString(),
    generated_at: completedAt,
    generation_completed_at: completedAt,
  };
}

/** For a report that no worker has started, `updatedAt` is the time it was requested. */
function progressMessageOf(row: ListedReport): string {
  const isUntaken = row.status === 'processing' && row.startedAt === null;
  return (isUntaken ? unstartedMessage(row.updatedAt) : null) ?? row.progressMessage;
}

type Whole = Pick<ReportRow, 'templateSnapshot' | 'documentSnapshot' | 'results'>;

/**
 * The report for the API. `revisions` are newest first; `shown` is the older revision to show in place of the row
 * itself.
 */
export function toReportDetail(
  ctx: Context,
  row: ReportRow,
  answers: readonly ReportAnswer[],
  revisions: ReportDetail['revisions'],
  shown: Whole = row,
): ReportDetail {
  const results = toResults(shown, answers);
  return {
    ...toReport(ctx, row, revisions[0]?.revision ?? null),
    flag_status: results.flag_status,
    results,
    document_snapshot: shown.documentSnapshot as DocumentSnapshot,
    revisions,
  };
}

export function toResults(row: Whole, answers: readonly ReportAnswer[]): ReportResults {
  const stored = storedResults(row.results);
  const flags = stored.flags ?? [];
  const only = (outcome: string) => flags.filter((flag) => flag.outcome === outcome);
  const sum = (pick: (answer: ReportAnswer) => number) => answers.reduce((total, answer) => total + pick(answer), 0);
  const [first] = answers;
  return {
    executive_summary: stored.executive_summary ?? '',
    changes: stored.changes?.summary ?? null,
    changes_missing: stored.changes?.missing ?? null,
    flag_status: flagStatusOf(flags),
    flags,
    triggered_flags: only('triggered'),
    clear_flags: only('clear'),
    undetermined_flags: only('cannot_determine'),
    analysis_summary: summaryOf(answers),
    query_results: [...answers],
    category_mapping: row.templateSnapshot.category_mapping,
    category_order: row.templateSnapshot.category_order,
    processing_metadata: {
      total_time_ms: stored.total_time_ms ?? null,
      tokens_used: sum((answer) => answer.processing_metadata.tokens_used) + (stored.extra_tokens ?? 0),
      chunks_retrieved: sum((answer) => answer.processing_metadata.chunks_retrieved),
      engine: stored.engine ?? first?.processing_metadata.engine ?? '',
      prompt_version: stored.prompt_version ?? first?.processing_metadata.prompt_version ?? '',
      analysis_context_applied: stored.analysis_context_applied ?? false,
    },
  };
}
