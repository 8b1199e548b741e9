import { and, asc, count, desc, eq, getTableColumns, inArray, max, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportAnswers, reportRevisions, reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Report, ReportAnswer, ReportDetail, ReportFilters } from '../schema';
import { toReport, toReportDetail } from './to-report';
import { isVisibleReport, requireReportRow } from './visible-reports';

type ReportList = { reports: Report[]; total: number; page: number; size: number };

const {
  templateSnapshot: _template,
  documentSnapshot: _documents,
  results: _results,
  ...listColumns
} = getTableColumns(reports);

/** Every report that the caller may see, newest first: their own and those shared with the organization. */
export async function listReports(ctx: Context, filters: ReportFilters): Promise<ReportList> {
  return select(ctx, filters, undefined);
}

/** Reports shared with the organization, by any creator. */
export async function listOrganizationReports(ctx: Context, filters: ReportFilters): Promise<ReportList> {
  return select(ctx, filters, eq(reports.visibility, 'organization'));
}

async function select(ctx: Context, filters: ReportFilters, only: SQL | undefined): Promise<ReportList> {
  const where = and(
    isVisibleReport(ctx),
    only,
    filters.company_id ? eq(reports.companyId, filters.company_id) : undefined,
    filters.template_id ? eq(reports.templateId, filters.template_id) : undefined,
    filters.status_filter ? eq(reports.status, filters.status_filter) : undefined,
    filters.subscription_id ? eq(reports.subscriptionId, filters.subscription_id) : undefined,
    filters.group_id ? eq(reports.groupId, filters.group_id) : undefined,
    filters.visibility ? eq(reports.visibility, filters.visibility) : undefined,
  );
  const [counted] = await database().select({ value: count() }).from(reports).where(where);
  const rows = await database()
    .select(listColumns)
    .from(reports)
    .where(where)
    .orderBy(desc(reports.createdAt), asc(reports.id))
    .limit(filters.size)
    .offset((filters.page - 1) * filters.size);
  const kept = await lastKept(rows.filter(({ status }) => status !== 'completed').map(({ id }) => id));
  return {
    reports: rows.map((row) => toReport(ctx, row, kept.get(row.id) ?? null)),
    total: counted?.value ?? 0,
    page: filters.page,
    size: filters.size,
  };
}

/** The latest earlier revision of each report. */
async function lastKept(reportIds: readonly string[]): Promise<Map<string, number>> {
  if (reportIds.length === 0) return new Map();
  const rows = await database()
    .select({ id: reportRevisions.reportId, revision: max(reportRevisions.revision) })
    .from(reportRevisions)
    .where(inArray(reportRevisions.reportId, [...reportIds]))
    .groupBy(reportRevisions.reportId);
  return new Map(rows.map(({ id, revision }) => [id, revision ?? 0]));
}

/**
 * One report with its results, complete or partial; with `revision` the result of that revision. Throws `not_found`
 * when the caller may not see it or it has no such revision.
 */
export async function getReport(
  ctx: Context,
  reportId: string,
  options: { revision?: number | undefined } = {},
): Promise<ReportDetail> {
  const row = await requireReportRow(ctx, reportId);
  const revisions = await database()
    .select({ revision: reportRevisions.revision, completedAt: reportRevisions.completedAt })
    .from(reportRevisions)
    .where(eq(reportRevisions.reportId, reportId))
    .orderBy(desc(reportRevisions.revision));
  const listed = revisions.map(({ revision, completedAt }) => ({
    revision,
    generated_at: completedAt?.toISOString() ?? null,
  }));
  const wanted = options.revision ?? row.revision;
  const answers = await readAnswers(reportId, wanted);
  if (wanted === row.revision) return toReportDetail(ctx, row, answers, listed);
  const [earlier] = await database()
    .select()
    .from(reportRevisions)
    .where(and(eq(reportRevisions.reportId, reportId), eq(reportRevisions.revision, wanted)));
  if (!earlier) throw new AppError('not_found', 'This report has no such revision.');
  const then = {
    ...row,
    revision: wanted,
    status: 'completed' as const,
    failureReason: null,
    templateName: earlier.templateSnapshot.name,
    documentIds: earlier.documentIds,
    flagStatus: earlier.flagStatus,
    startedAt: earlier.startedAt,
    completedAt: earlier.completedAt,
    queriesExecuted: answers.length,
  };
  const detail = toReportDetail(ctx, then, answers, listed, earlier);
  // An earlier revision is shown as complete; which result is the last good one depends on the report's current status.
  return row.status === 'completed'
    ? { ...detail, last_good_revision: row.revision }
    : { ...detail, last_good_revision: listed[0]?.revision ?? null };
}

/** The answers of a revision, in the order of its template. */
export async function readAnswers(reportId: string, revision: number, db: Db = database()): Promise<ReportAnswer[]> {
  const rows = await db
    .select({ answer: reportAnswers.answer })
    .from(reportAnswers)
    .where(and(eq(reportAnswers.reportId, reportId), eq(reportAnswers.revision, revision)))
    .orderBy(asc(reportAnswers.ordinal));
  // Answers stored by older versions have no nearest passages.
  return rows.map((row) => ({ nearest_passages: [], ...(row.answer as Omit<ReportAnswer, 'nearest_passages'>) }));
}
