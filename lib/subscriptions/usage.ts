import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportUsage } from '@/db/schema';

type Window = { watchId: string; companyId: string; period: string };

/**
 * Counts one report in a period unless the limit is reached; parallel workers wait for the lock on the counter's row.
 */
export async function incrementUsage(tx: Db, { watchId, companyId, period }: Window, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const counted = await tx
    .insert(reportUsage)
    .values({ watchId, companyId, period, used: 1 })
    .onConflictDoUpdate({
      target: [reportUsage.watchId, reportUsage.companyId, reportUsage.period],
      set: { used: sql`${reportUsage.used} + 1` },
      setWhere: sql`${reportUsage.used} < ${limit}`,
    })
    .returning({ used: reportUsage.used });
  return counted.length > 0;
}

/** Subtracts a report that was not generated from its periods. */
export async function decrementUsage(
  tx: Db,
  watchId: string,
  companyId: string,
  periods: readonly (string | null)[],
): Promise<void> {
  const counted = periods.filter((period) => period !== null);
  if (counted.length === 0) return;
  await tx
    .update(reportUsage)
    .set({ used: sql`${reportUsage.used} - 1` })
    .where(
      and(
        eq(reportUsage.watchId, watchId),
        eq(reportUsage.companyId, companyId),
        inArray(reportUsage.period, counted),
        gt(reportUsage.used, 0),
      ),
    );
}

/** Reports counted in a month or day for all companies together, by subscription or group. */
export async function usageByWatch(
  period: string,
  watchIds: readonly string[],
  db: Db = database(),
): Promise<Map<string, number>> {
  if (watchIds.length === 0) return new Map();
  const rows = await db
    .select({ watchId: reportUsage.watchId, used: sql<number>`sum(${reportUsage.used})::int` })
    .from(reportUsage)
    .where(and(eq(reportUsage.period, period), inArray(reportUsage.watchId, [...watchIds])))
    .groupBy(reportUsage.watchId);
  return new Map(rows.map(({ watchId, used }) => [watchId, used]));
}
