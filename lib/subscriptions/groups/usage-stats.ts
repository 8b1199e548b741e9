import { and, count, eq, gte, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { reportQueue } from '@/db/schema';
import type { Context } from '@/lib/context';
import { now } from '../clock';
import { addDays, dayOf, monthOf } from '../documents/periods.rules';
import { usageByWatch } from '../usage';
import { describeGroup } from './read-groups';
import type { GroupUsageStats } from './schema';
import { requireGroup } from './visible-groups';

/** Reports that a group generated in the last days including today; days are UTC. Throws `not_found`. */
export async function groupUsageStats(ctx: Context, groupId: string, days: number): Promise<GroupUsageStats> {
  const row = await requireGroup(ctx, groupId);
  const { companies } = await describeGroup(ctx, row);
  const dates = Array.from({ length: days }, (_, index) => dayOf(addDays(now(), index - days + 1)));
  const since = new Date(`${dates[0]}T00:00:00Z`);
  const ofGroup = eq(reportQueue.groupId, groupId);
  const isDone = and(ofGroup, eq(reportQueue.status, 'completed'), gte(reportQueue.finishedAt, since));
  const day = sql<string>`to_char(${reportQueue.finishedAt} at time zone 'UTC', 'YYYY-MM-DD')`;

  const statuses = await database()
    .select({ status: reportQueue.status, items: count() })
    .from(reportQueue)
    .where(and(ofGroup, gte(reportQueue.createdAt, since)))
    .groupBy(reportQueue.status);
  const byCompany = new Map(
    (
      await database()
        .select({ id: reportQueue.companyId, reports: count() })
        .from(reportQueue)
        .where(isDone)
        .groupBy(reportQueue.companyId)
    ).map(({ id, reports }) => [id, reports]),
  );
  const byDay = new Map(
    (await database().select({ date: day, reports: count() }).from(reportQueue).where(isDone).groupBy(day)).map(
      ({ date, reports }) => [date, reports],
    ),
  );
  const used = await usageByWatch(monthOf(now()), [groupId]);

  return {
    days,
    reports_generated: [...byDay.values()].reduce((sum, reports) => sum + reports, 0),
    by_status: {
      pending: 0,
      running: 0,
      completed: 0,
      failed: 0,
      cancelled: 0,
      ...Object.fromEntries(statuses.map(({ status, items }) => [status, items])),
    },
    by_company: companies.map(({ id, name, rate_limit_override: override }) => ({
      company_id: id,
      name,
      reports: byCompany.get(id) ?? 0,
      limit: override ?? row.perCompanyDailyLimit,
    })),
    by_day: dates.map((date) => ({ date, reports: byDay.get(date) ?? 0 })),
    used_this_month: used.get(groupId) ?? 0,
    max_reports_per_month: row.maxReportsPerMonth,
  };
}
