import { and, count, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { database } from '@/db/client';
import { auditRecords, documents, queries, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';
import type { MonthUsage, Usage } from './schema-usage';

type Counts = Map<string, number>;

/**
 * The tenant's usage in the current month and in each of the last twelve months. Throws `forbidden` unless the caller
 * is an admin.
 */
export async function readUsage(ctx: Context, now = new Date()): Promise<Usage> {
  requireRole(ctx, 'org:admin');
  const months = lastTwelveMonths(now);
  const since = new Date(`${months[0]}-01T00:00:00Z`);
  const [questions, reports, processed, model, stored] = [
    await questionsBy(ctx, since),
    await reportsBy(ctx, since),
    await documentsBy(ctx, since),
    await modelUseBy(ctx, since),
    await storedBy(ctx),
  ];
  const byMonth = months.map((month): MonthUsage => ({
    month,
    questions_asked: questions.get(month) ?? 0,
    reports_generated: reports.get(month) ?? 0,
    documents_processed: processed.get(month) ?? 0,
    model_calls: model.calls.get(month) ?? 0,
    model_tokens: model.tokens.get(month) ?? 0,
  }));
  const { month: _month, ...thisMonth } = byMonth.at(-1) ?? {
    month: '',
    questions_asked: 0,
    reports_generated: 0,
    documents_processed: 0,
    model_calls: 0,
    model_tokens: 0,
  };
  return { this_month: thisMonth, by_month: byMonth, ...stored };
}

/** The current month ("2026-11") and the eleven months before it, oldest first; in UTC. */
function lastTwelveMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  );
}

const monthOf = (column: PgColumn): SQL<string> => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;
const toCounts = (rows: { month: string; value: number }[]): Counts =>
  new Map(rows.map(({ month, value }) => [month, value]));

async function questionsBy(ctx: Context, since: Date): Promise<Counts> {
  const month = monthOf(queries.createdAt);
  return toCounts(
    await database()
      .select({ month, value: count() })
      .from(queries)
      .where(and(eq(queries.tenantId, ctx.tenantId), gte(queries.createdAt, since)))
      .groupBy(month),
  );
}

/** Counted from the audit log, so that deleted reports are included. */
async function reportsBy(ctx: Context, since: Date): Promise<Counts> {
  const month = monthOf(auditRecords.createdAt);
  const where = and(
    eq(auditRecords.tenantId, ctx.tenantId),
    eq(auditRecords.action, 'report.complete'),
    gte(auditRecords.createdAt, since),
  );
  return toCounts(await database().select({ month, value: count() }).from(auditRecords).where(where).groupBy(month));
}

/** The tenant's uploads and the EDGAR filings of companies on its list, by the month they became ready. */
async function documentsBy(ctx: Context, since: Date): Promise<Counts> {
  const month = monthOf(documents.processedAt);
  const rows = await database()
    .select({ month, value: count() })
    .from(documents)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, documents.companyId), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .where(and(or(isNull(documents.tenantId), eq(documents.tenantId, ctx.tenantId)), gte(documents.processedAt, since)))
    .groupBy(month);
  return toCounts(rows);
}

/** Counts model calls that used tokens; the extractive engine uses none. */
async function modelUseBy(ctx: Context, since: Date): Promise<{ calls: Counts; tokens: Counts }> {
  const month = monthOf(auditRecords.createdAt);
  const tokens = sql<number>`coalesce((${auditRecords.details} ->> 'input_tokens')::bigint, 0) + \
coalesce((${auditRecords.details} ->> 'output_tokens')::bigint, 0)`;
  const rows = await database()
    .select({ month, calls: count(), tokens: sql<number>`sum(${tokens})`.mapWith(Number) })
    .from(auditRecords)
    .where(and(eq(auditRecords.tenantId, ctx.tenantId), gte(auditRecords.createdAt, since), sql`${tokens} > 0`))
    .groupBy(month);
  return {
    calls: new Map(rows.map((row) => [row.month, row.calls])),
    tokens: new Map(rows.map((row) => [row.month, row.tokens])),
  };
}

async function storedBy(ctx: Context): Promise<{ storage_bytes: number; stored_files: number }> {
  const [row] = await database()
    .select({ bytes: sql<number>`coalesce(sum(${documents.sizeBytes}), 0)`.mapWith(Number), files: count() })
    .from(documents)
    .where(eq(documents.tenantId, ctx.tenantId));
  return { storage_bytes: row?.bytes ?? 0, stored_files: row?.files ?? 0 };
}
