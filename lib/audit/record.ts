import type { Db } from '@/db/client';
import { auditRecords } from '@/db/schema';
import type { Context } from '@/lib/context';
import { countRecord, tokenDetails } from './count-records';

export type AuditEntry = {
  /** Verb and noun, such as 'company.create'. */
  action: string;
  subjectType: string;
  subjectId?: string;
  details?: Record<string, unknown>;
};

/**
 * Adds an audit record. Pass the transaction of the change, so that the change and its record are committed together. A
 * database trigger adds the record to the hash chain.
 */
export async function recordAudit(db: Db, ctx: Pick<Context, 'tenantId' | 'userId'>, entry: AuditEntry): Promise<void> {
  await db.insert(auditRecords).values({
    tenantId: ctx.tenantId,
    userId: ctx.userId,
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId ?? null,
    details: { ...entry.details, ...tokenDetails() },
  });
  countRecord();
}
