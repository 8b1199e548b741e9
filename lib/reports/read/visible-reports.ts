import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type ReportRow = typeof reports.$inferSelect;

/** Condition for visible reports: personal ones for their creator, shared ones for the whole organization. */
export function isVisibleReport(ctx: Context): SQL {
  return (
    and(
      eq(reports.tenantId, ctx.tenantId),
      or(eq(reports.visibility, 'organization'), eq(reports.createdBy, ctx.userId)),
    ) ?? sql`false`
  );
}

/** One visible report, with its row locked on request; throws `not_found` otherwise. */
export async function requireReportRow(
  ctx: Context,
  reportId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<ReportRow> {
  const query = db
    .select()
    .from(reports)
    .where(and(eq(reports.id, reportId), isVisibleReport(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Report not found');
  return row;
}
