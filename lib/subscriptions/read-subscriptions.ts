import { and, count, desc, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { now } from './clock';
import { countRuns } from './count-runs';
import { readProcessedDocuments } from './documents/documents-seen';
import { monthOf } from './documents/periods.rules';
import { countHeldItems } from './queue/held-items';
import type { ListSubscriptionsQuery, Subscription } from './schema';
import { templateNames } from './template-names';
import { toSubscription } from './to-subscription';
import { usageByWatch } from './usage';
import { isVisibleSubscription, requireSubscription, type SubscriptionRow } from './visible-subscriptions';
import { watchedCompanies } from './documents/watched-companies';

type SubscriptionList = { subscriptions: Subscription[]; total: number; page: number; size: number };

/** The caller's subscriptions and those shared with the organization, newest first. */
export async function listSubscriptions(
  ctx: Context,
  { status, company_id: companyId, page, size }: ListSubscriptionsQuery,
): Promise<SubscriptionList> {
  const where = and(
    isVisibleSubscription(ctx),
    status ? eq(subscriptions.status, status) : undefined,
    companyId ? eq(subscriptions.companyId, companyId) : undefined,
  );
  const [counted] = await database().select({ value: count() }).from(subscriptions).where(where);
  const rows = await database()
    .select()
    .from(subscriptions)
    .where(where)
    .orderBy(desc(subscriptions.createdAt), subscriptions.id)
    .limit(size)
    .offset((page - 1) * size);
  return { subscriptions: await describeSubscriptions(ctx, rows), total: counted?.value ?? 0, page, size };
}

/** One subscription that the caller may see; throws `not_found` otherwise. */
export async function getSubscription(ctx: Context, subscriptionId: string): Promise<Subscription> {
  return describeSubscription(ctx, await requireSubscription(ctx, subscriptionId));
}

export async function describeSubscription(
  ctx: Context,
  row: SubscriptionRow,
  db: Db = database(),
): Promise<Subscription> {
  const [subscription] = await describeSubscriptions(ctx, [row], db);
  if (!subscription) throw new Error('A row was lost on the way.');
  return subscription;
}

async function describeSubscriptions(
  ctx: Context,
  rows: readonly SubscriptionRow[],
  db: Db = database(),
): Promise<Subscription[]> {
  const companyIds = rows.map((row) => row.companyId);
  const companies = await watchedCompanies(ctx.tenantId, companyIds, db);
  const names = await templateNames(
    ctx.tenantId,
    rows.map((row) => row.templateId),
    db,
  );
  const used = await usageByWatch(
    monthOf(now()),
    rows.map((row) => row.id),
    db,
  );
  const runs = await countRuns(
    'subscription',
    rows.map((row) => row.id),
    db,
  );
  const held = await countHeldItems(
    'subscription',
    rows.map((row) => row.id),
    db,
  );
  const processed = await readProcessedDocuments(ctx, companyIds, db);
  return rows.map((row) =>
    toSubscription(ctx, row, {
      company: companies.get(row.companyId) ?? { name: '', ticker: '' },
      templateName: names.get(row.templateId) ?? null,
      reportsThisMonth: used.get(row.id) ?? 0,
      totalRuns: runs.get(row.id) ?? 0,
      heldDocuments: held.get(row.id) ?? 0,
      processed,
    }),
  );
}
