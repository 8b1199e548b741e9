import { and, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { engagements, reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleEngagement } from '@/lib/engagements/record/visible-engagements';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import type { Ballot } from './schema';

/** The newest report with flags on this filing, with the engagement begun from it; null where there is no report. */
export async function engagementOf(ctx: Context, documentId: string): Promise<Ballot['engagement']> {
  const [row] = await database()
    .select({ reportId: reports.id, flagStatus: reports.flagStatus, engagementId: engagements.id })
    .from(reports)
    .leftJoin(engagements, and(eq(engagements.reportId, reports.id), isVisibleEngagement(ctx)))
    .where(
      and(
        isVisibleReport(ctx),
        eq(reports.status, 'completed'),
        eq(reports.hasTriggeredFlags, true),
        sql`${documentId}::uuid = any(${reports.documentIds})`,
      ),
    )
    .orderBy(sql`${engagements.id} is null`, desc(reports.createdAt))
    .limit(1);
  return row
    ? {
        report_id: row.reportId,
        flags_triggered: row.flagStatus?.flags_triggered ?? 0,
        engagement_id: row.engagementId,
      }
    : null;
}
