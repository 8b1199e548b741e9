import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditChainHeads, auditRecords } from '@/db/schema';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';
import { peopleOf } from '@/lib/organizations/people';
import { redactPersonalRecords } from './personal-records';
import type { AuditChoices, AuditFilters, AuditPage, AuditQuery, AuditRecord } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A page of the tenant's audit log, newest first. Throws `forbidden` unless the caller is an admin. */
export async function listAuditRecords(ctx: Context, { cursor, limit, ...filters }: AuditQuery): Promise<AuditPage> {
  requireRole(ctx, 'org:admin');
  const rows = await readRows(ctx, filters, limit + 1, cursor);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    records: await asRead(ctx, shown),
    next_cursor: rows.length > limit && last?.sequence ? String(last.sequence) : null,
  };
}

/** The values that the log can be filtered by. Throws `forbidden` unless the caller is an admin. */
export async function auditChoices(ctx: Context): Promise<AuditChoices> {
  requireRole(ctx, 'org:admin');
  const rows = await database()
    .selectDistinct({ action: auditRecords.action, subjectType: auditRecords.subjectType, userId: auditRecords.userId })
    .from(auditRecords)
    .where(eq(auditRecords.tenantId, ctx.tenantId));
  const [head] = await database()
    .select({ records: auditChainHeads.records })
    .from(auditChainHeads)
    .where(eq(auditChainHeads.tenantId, ctx.tenantId));
  const people = await peopleOf(rows.map(({ userId }) => userId));
  const distinct = (values: string[]) => [...new Set(values)].sort();
  return {
    records: head?.records ?? 0,
    actions: distinct(rows.map(({ action }) => action)),
    subject_types: distinct(rows.map(({ subjectType }) => subjectType)),
    people: distinct(rows.map(({ userId }) => userId))
      .map((userId) => ({ user_id: userId, name: people.get(userId)?.name || people.get(userId)?.email || userId }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}

/** The newest records that match, at most `max`. Throws `forbidden` unless the caller is an admin. */
export async function readAuditRecords(ctx: Context, filters: AuditFilters, max: number): Promise<AuditRecord[]> {
  requireRole(ctx, 'org:admin');
  return asRead(ctx, await readRows(ctx, filters, max));
}

function readRows(ctx: Context, filters: AuditFilters, limit: number, cursor?: string) {
  return database()
    .select({
      id: auditRecords.id,
      sequence: auditRecords.sequence,
      hash: auditRecords.hash,
      createdAt: auditRecords.createdAt,
      userId: auditRecords.userId,
      action: auditRecords.action,
      subjectType: auditRecords.subjectType,
      subjectId: auditRecords.subjectId,
      details: auditRecords.details,
    })
    .from(auditRecords)
    .where(and(...conditions(ctx, filters), cursor ? lt(auditRecords.sequence, Number(cursor)) : undefined))
    .orderBy(desc(auditRecords.sequence))
    .limit(limit);
}

function conditions(
  ctx: Context,
  { action, user_id: userId, subject_type: subjectType, from, to }: AuditFilters,
): (SQL | undefined)[] {
  return [
    eq(auditRecords.tenantId, ctx.tenantId),
    action ? eq(auditRecords.action, action) : undefined,
    userId ? eq(auditRecords.userId, userId) : undefined,
    subjectType ? eq(auditRecords.subjectType, subjectType) : undefined,
    from ? gte(auditRecords.createdAt, new Date(from)) : undefined,
    to ? lt(auditRecords.createdAt, new Date(new Date(to).getTime() + DAY_MS)) : undefined,
  ];
}

async function asRead(ctx: Context, stored: Awaited<ReturnType<typeof readRows>>): Promise<AuditRecord[]> {
  const rows = await redactPersonalRecords(ctx, stored);
  const people = await peopleOf(rows.map(({ userId }) => userId));
  return rows.map((row) => ({
    id: String(row.id),
    sequence: row.sequence,
    hash: row.hash,
    created_at: row.createdAt.toISOString(),
    user_id: row.userId,
    user_name: people.get(row.userId)?.name ?? null,
    user_email: people.get(row.userId)?.email ?? null,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    details: row.details,
  }));
}
