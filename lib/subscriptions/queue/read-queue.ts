import { and, count, desc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { database } from '@/db/client';
import { reportQueue, reports, subscriptionGroups, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { peopleOf } from '@/lib/organizations/people';
import { now } from '../clock';
import { addDays } from '../documents/periods.rules';
import { watchedCompanies } from '../documents/watched-companies';
import type { ListQueueQuery, QueueItem, QueueSummary } from './schema';
import { toQueueItem } from './to-queue-item';

const AVERAGE_DAYS = 30;

/** Condition for items that the caller may see: of shared and own subscriptions, and of the organization's groups. */
function isVisibleItem(ctx: Context): SQL {
  const condition = and(
    eq(reportQueue.tenantId, ctx.tenantId),
    or(
      eq(subscriptions.isShared, true),
      eq(subscriptions.createdBy, ctx.userId),
      sql`${subscriptionGroups.id} is not null`,
    ),
  );
  return condition ?? sql`false`;
}

function selectItems() {
  return database()
    .select({
      item: reportQueue,
      subscription: { name: subscriptions.name, status: subscriptions.status },
      group: { name: subscriptionGroups.name, status: subscriptionGroups.status },
      report: { done: reports.progressDone, total: reports.progressTotal, message: reports.progressMessage },
    })
    .from(reportQueue)
    .leftJoin(subscriptions, eq(subscriptions.id, reportQueue.subscriptionId))
    .leftJoin(subscriptionGroups, eq(subscriptionGroups.id, reportQueue.groupId))
    .leftJoin(reports, eq(reports.id, reportQueue.reportId));
}

export type JoinedItem = Awaited<ReturnType<typeof selectItems>>[number];

/** Running items, then waiting ones in queue order, then ended ones, newest first. */
export async function listQueue(ctx: Context, query: ListQueueQuery): Promise<{ items: QueueItem[]; total: number }> {
  const where = and(
    isVisibleItem(ctx),
    query.status ? eq(reportQueue.status, query.status) : undefined,
    query.subscription_id ? eq(reportQueue.subscriptionId, query.subscription_id) : undefined,
    query.group_id ? eq(reportQueue.groupId, query.group_id) : undefined,
  );
  const place = sql`case ${reportQueue.status} when 'running' then 0 when 'pending' then 1 else 2 end`;
  const ofPending = (value: SQL | AnyPgColumn) => sql`case when ${reportQueue.status} = 'pending' then ${value} end`;
  // Due items are ordered by priority, whenever they became due; others by time.
  const dueAt = ofPending(sql`greatest(${reportQueue.scheduledFor}, ${now().toISOString()}::timestamptz)`);
  const endedAt = desc(sql`coalesce(${reportQueue.finishedAt}, ${reportQueue.startedAt})`);
  const rows = await selectItems()
    .where(where)
    .orderBy(place, dueAt, ofPending(reportQueue.priority), ofPending(reportQueue.createdAt), endedAt, reportQueue.id)
    .limit(query.limit);
  return { items: await describe(ctx, rows), total: await countItems(where) };
}

/** One item that the caller may see; throws `not_found` otherwise. */
export async function getQueueItem(ctx: Context, itemId: string): Promise<QueueItem> {
  const [item] = await describe(ctx, [await requireQueueItem(ctx, itemId)]);
  if (!item) throw new AppError('not_found', 'Queue item not found');
  return item;
}

/** The row of an item that the caller may see; throws `not_found` otherwise. */
export async function requireQueueItem(ctx: Context, itemId: string): Promise<JoinedItem> {
  const [row] = await selectItems().where(and(eq(reportQueue.id, itemId), isVisibleItem(ctx)));
  if (!row) throw new AppError('not_found', 'Queue item not found');
  return row;
}

/** Numbers of the caller's visible items by status, and the average wait in seconds. */
export async function summarizeQueue(ctx: Context): Promise<QueueSummary> {
  const counted = (status: string) => sql<number>`(count(*) filter (where ${reportQueue.status} = ${status}))::int`;
  const hasBegun = gt(reportQueue.startedAt, addDays(now(), -AVERAGE_DAYS));
  const [row] = await database()
    .select({
      total: count(),
      pending: counted('pending'),
      running: counted('running'),
      completed: counted('completed'),
      failed: counted('failed'),
      cancelled: counted('cancelled'),
      wait: sql<
        number | null
      >`(avg(extract(epoch from ${reportQueue.startedAt} - ${reportQueue.createdAt})) filter (where \
${hasBegun}))::float8`,
    })
    .from(reportQueue)
    .leftJoin(subscriptions, eq(subscriptions.id, reportQueue.subscriptionId))
    .leftJoin(subscriptionGroups, eq(subscriptionGroups.id, reportQueue.groupId))
    .where(isVisibleItem(ctx));
  if (!row) throw new AppError('internal', 'Failed to load queue status');
  const { total, wait, ...byStatus } = row;
  return { total_items: total, ...byStatus, average_wait_seconds: wait === null ? null : Math.round(wait) };
}

async function countItems(where: SQL | undefined): Promise<number> {
  const [row] = await database()
    .select({ value: count() })
    .from(reportQueue)
    .leftJoin(subscriptions, eq(subscriptions.id, reportQueue.subscriptionId))
    .leftJoin(subscriptionGroups, eq(subscriptionGroups.id, reportQueue.groupId))
    .where(where);
  return row?.value ?? 0;
}

async function describe(ctx: Context, rows: readonly JoinedItem[]): Promise<QueueItem[]> {
  const companies = await watchedCompanies(
    ctx.tenantId,
    rows.map(({ item }) => item.companyId),
  );
  const people = await peopleOf(rows.flatMap(({ item }) => item.cancelledBy ?? []));
  return rows.map((row) =>
    toQueueItem(ctx, row, {
      companyName: companies.get(row.item.companyId)?.name ?? '',
      cancelledBy: row.item.cancelledBy ? (people.get(row.item.cancelledBy)?.name ?? 'a colleague') : null,
    }),
  );
}
