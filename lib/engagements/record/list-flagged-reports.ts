import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagements, reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { FlaggedReport, FlaggedReportsQuery } from '../schema';
import { isVisibleEngagement } from './visible-engagements';

/** Completed reports with triggered flags, newest first, each with whether it already has an engagement. */
export async function listFlaggedReports(
  ctx: Context,
  page: FlaggedReportsQuery,
): Promise<{ flagged_reports: FlaggedReport[]; total: number; page: number; size: number }> {
  const db = database();
  const where = and(isVisibleReport(ctx), eq(reports.status, 'completed'), eq(reports.hasTriggeredFlags, true));
  const [counted] = await db.select({ value: count() }).from(reports).where(where);
  const rows = await db
    .select({
      id: reports.id,
      companyId: reports.companyId,
      companyName: reports.companyName,
      companyTicker: reports.companyTicker,
      title: reports.title,
      completedAt: reports.completedAt,
      createdAt: reports.createdAt,
      agmDate: reports.agmDate,
      flags: sql<FlagResult[] | null>`${reports.results} -> 'flags'`,
      engagementId: engagements.id,
    })
    .from(reports)
    .leftJoin(engagements, and(eq(engagements.reportId, reports.id), isVisibleEngagement(ctx)))
    .where(where)
    .orderBy(desc(reports.createdAt), asc(reports.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const flagged_reports = rows.map((row): FlaggedReport => {
    const triggered = (row.flags ?? []).filter((flag) => flag.outcome === 'triggered');
    return {
      report_id: row.id,
      company_id: row.companyId,
      company_name: row.companyName,
      company_ticker: row.companyTicker,
      report_title: row.title,
      report_date: (row.completedAt ?? row.createdAt).toISOString(),
      agm_date: row.agmDate,
      flags_triggered: triggered.length,
      triggered_flags: triggered.map(({ flag_description, value }) => ({ flag_description, value })),
      has_engagement: row.engagementId !== null,
      engagement_id: row.engagementId,
    };
  });
  return { flagged_reports, total: counted?.value ?? 0, page: page.page, size: page.size };
}
