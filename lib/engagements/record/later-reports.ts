import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { reports, type engagementObjectives } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { flagKey } from '@/lib/templates/flag-lines.rules';
import type { Objective } from '../schema-notes';
import type { EngagementRow } from './visible-engagements';

const MOST = 10;

type LaterReport = { id: string; title: string; date: Date; flags: FlagResult[] };

/** Reports on the same company that were completed after the engagement's report, newest first. */
export async function laterReports(ctx: Context, row: EngagementRow): Promise<LaterReport[]> {
  const found = await database()
    .select({
      id: reports.id,
      title: reports.title,
      completedAt: reports.completedAt,
      createdAt: reports.createdAt,
      flags: sql<FlagResult[] | null>`${reports.results} -> 'flags'`,
    })
    .from(reports)
    .where(
      and(
        isVisibleReport(ctx),
        eq(reports.companyId, row.companyId),
        eq(reports.status, 'completed'),
        ne(reports.id, row.reportId),
        gt(reports.completedAt, row.reportDate),
      ),
    )
    .orderBy(desc(reports.completedAt))
    .limit(MOST);
  return found.map(({ id, title, completedAt, createdAt, flags }) => ({
    id,
    title,
    date: completedAt ?? createdAt,
    flags: flags ?? [],
  }));
}

/** An objective with the result of its flag in each of the later reports that have that flag. */
export function toObjective(row: typeof engagementObjectives.$inferSelect, later: readonly LaterReport[]): Objective {
  const key = row.flagDescription ? flagKey(row.flagDescription) : null;
  return {
    id: row.id,
    title: row.title,
    flag_description: row.flagDescription,
    milestone: row.milestone,
    milestone_dates: row.milestoneDates,
    next_year: (row.nextYear as Objective['next_year'] | null) ?? null,
    later_reports: later.flatMap((report) => {
      const flag = report.flags.find((one) => flagKey(one.flag_description) === key);
      return flag
        ? [
            {
              report_id: report.id,
              report_title: report.title,
              report_date: report.date.toISOString(),
              outcome: flag.outcome,
              value: flag.value,
            },
          ]
        : [];
    }),
    created_at: row.createdAt.toISOString(),
  };
}
