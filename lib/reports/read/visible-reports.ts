import { and, eq, type SQL } from 'drizzle-orm';
import { reports } from '@/db/schema';
import type { Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { isSharedOrOwn, requireRow, type RowOptions } from '@/lib/visible-rows';

export type ReportRow = typeof reports.$inferSelect;

/** Condition for visible reports: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleReport(ctx: Context): SQL {
  return isSharedOrOwn(ctx, reports, eq(reports.visibility, 'organization'));
}

/** One visible report, with its row locked on request; throws `not_found` otherwise. */
export function requireReportRow(ctx: Context, id: string, db?: Db, options?: RowOptions): Promise<ReportRow> {
  return requireRow(reports, and(eq(reports.id, id), isVisibleReport(ctx)), 'Report not found', db, options);
}
