import { and, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import {
  companies,
  documents,
  reports,
  subscriptionGroupCompanies,
  subscriptionGroups,
  tenantCompanies,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { likePattern } from '@/lib/companies/list-companies';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import { now } from '../clock';
import { countRuns } from '../count-runs';
import { monthOf } from '../documents/periods.rules';
import { countHeldItems } from '../queue/held-items';
import { templateNames } from '../template-names';
import { usageByWatch } from '../usage';
import type { ListGroupsQuery, SubscriptionGroup, SubscriptionGroupDetail } from './schema';
import { toGroup } from './to-group';
import { requireGroup, type GroupRow } from './visible-groups';

type GroupList = { groups: SubscriptionGroup[]; total: number; page: number; size: number };
type GroupCompany = SubscriptionGroup['companies'][number];

const RECENT_REPORTS = 10;

/** The organization's groups, newest first. */
export async function listGroups(ctx: Context, { status, search, page, size }: ListGroupsQuery): Promise<GroupList> {
  const pattern = search ? likePattern(search) : undefined;
  const where = and(
    eq(subscriptionGroups.tenantId, ctx.tenantId),
    status ? eq(subscriptionGroups.status, status) : undefined,
    pattern ? or(ilike(subscriptionGroups.name, pattern), ilike(subscriptionGroups.description, pattern)) : undefined,
  );
  const [counted] = await database().select({ value: count() }).from(subscriptionGroups).where(where);
  const rows = await database()
    .select()
    .from(subscriptionGroups)
    .where(where)
    .orderBy(desc(subscriptionGroups.createdAt), subscriptionGroups.id)
    .limit(size)
    .offset((page - 1) * size);
  return { groups: await describeGroups(ctx, rows), total: counted?.value ?? 0, page, size };
}

/** One group with its newest reports that the caller may see. Throws `not_found`. */
export async function getGroup(ctx: Context, groupId: string): Promise<SubscriptionGroupDetail> {
  const group = await describeGroup(ctx, await requireGroup(ctx, groupId));
  const recent = await database()
    .select({ id: reports.id, title: reports.title, status: reports.status, createdAt: reports.createdAt })
    .from(reports)
    .where(and(eq(reports.groupId, groupId), isVisibleReport(ctx)))
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(RECENT_REPORTS);
  return {
    ...group,
    reports: recent.map(({ createdAt, ...report }) => ({ ...report, created_at: createdAt.toISOString() })),
  };
}

export async function describeGroup(ctx: Context, row: GroupRow, db: Db = database()): Promise<SubscriptionGroup> {
  const [group] = await describeGroups(ctx, [row], db);
  if (!group) throw new Error('A row was lost on the way.');
  return group;
}

async function describeGroups(
  ctx: Context,
  rows: readonly GroupRow[],
  db: Db = database(),
): Promise<SubscriptionGroup[]> {
  const ids = rows.map((row) => row.id);
  const members = await readMembers(ctx, ids, db);
  const names = await templateNames(
    ctx.tenantId,
    rows.map((row) => row.templateId),
    db,
  );
  const used = await usageByWatch(monthOf(now()), ids, db);
  const runs = await countRuns('group', ids, db);
  const held = await countHeldItems('group', ids, db);
  return rows.map((row) =>
    toGroup(ctx, row, {
      companies: members.get(row.id) ?? [],
      templateName: names.get(row.templateId),
      reportsThisMonth: used.get(row.id) ?? 0,
      totalRuns: runs.get(row.id) ?? 0,
      heldDocuments: held.get(row.id) ?? 0,
    }),
  );
}

/** The companies of the groups by name, each with its number of processed documents. */
async function readMembers(ctx: Context, groupIds: readonly string[], db: Db): Promise<Map<string, GroupCompany[]>> {
  if (groupIds.length === 0) return new Map();
  const name = sql<string>`coalesce(${tenantCompanies.name}, ${companies.name})`;
  const rows = await db
    .select({
      groupId: subscriptionGroupCompanies.groupId,
      id: companies.id,
      name,
      ticker: sql<string>`coalesce(${tenantCompanies.ticker}, ${companies.ticker})`,
      cik: companies.cik,
      rateLimitOverride: subscriptionGroupCompanies.rateLimitOverride,
    })
    .from(subscriptionGroupCompanies)
    .innerJoin(companies, eq(companies.id, subscriptionGroupCompanies.companyId))
    .leftJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, companies.id), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .where(inArray(subscriptionGroupCompanies.groupId, [...groupIds]))
    .orderBy(sql`lower(${name})`, companies.id);
  const processed = await countProcessed(ctx, groupIds, db);
  const byGroup = Map.groupBy(rows, (row) => row.groupId);
  return new Map(
    [...byGroup].map(([groupId, of]) => [
      groupId,
      of.map(({ groupId: _group, rateLimitOverride, ...company }) => ({
        ...company,
        processed_documents: processed.get(company.id) ?? 0,
        rate_limit_override: rateLimitOverride,
      })),
    ]),
  );
}

async function countProcessed(ctx: Context, groupIds: readonly string[], db: Db): Promise<Map<string, number>> {
  const members = db
    .select({ id: subscriptionGroupCompanies.companyId })
    .from(subscriptionGroupCompanies)
    .where(inArray(subscriptionGroupCompanies.groupId, [...groupIds]));
  const rows = await db
    .select({ companyId: documents.companyId, processed: count() })
    .from(documents)
    .where(and(inArray(documents.companyId, members), eq(documents.processingStatus, 'processed'), isVisibleTo(ctx)))
    .groupBy(documents.companyId);
  return new Map(rows.map((row) => [row.companyId, row.processed]));
}
