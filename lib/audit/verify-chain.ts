import { createHash } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { auditChainHeads, auditRecords } from '@/db/schema';
import type { Context } from '@/lib/context';

const BATCH = 2000;

export type ChainState = {
  isIntact: boolean;
  /** Number of records that are correct before the first break, or of all records. */
  records: number;
  /**
   * Hash of the last correct record. Kept outside the product, it later proves that no earlier record was rewritten.
   */
  lastHash: string;
  firstBroken?: { sequence: number; reason: string };
};

/**
 * The text that a record's hash covers. Written out here instead of calling the database's function, because a person
 * who can alter records could alter that function too.
 */
const covered = sql<string>`jsonb_build_array(${auditRecords.tenantId}, ${auditRecords.sequence}, \
${auditRecords.userId}, ${auditRecords.action}, ${auditRecords.subjectType}, ${auditRecords.subjectId}, \
${auditRecords.details}, (extract(epoch from ${auditRecords.createdAt}) * 1000000)::bigint)::text`;

/**
 * Verifies a tenant's chain by recomputing it. Detects records that were removed (also at the end), altered, reordered
 * or inserted.
 */
export async function verifyChain(ctx: Pick<Context, 'tenantId'>): Promise<ChainState> {
  // Reads one snapshot; records committed between two reads would look like a wrong head of the chain.
  return database().transaction((tx) => walk(tx, ctx.tenantId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function walk(tx: Db, tenantId: string): Promise<ChainState> {
  let records = 0;
  let lastHash = '';
  const broken = (sequence: number, reason: string): ChainState => ({
    isIntact: false,
    records,
    lastHash,
    firstBroken: { sequence, reason },
  });
  for (;;) {
    const batch = await tx
      .select({ sequence: auditRecords.sequence, hash: auditRecords.hash, covered })
      .from(auditRecords)
      .where(and(eq(auditRecords.tenantId, tenantId), gt(auditRecords.sequence, records)))
      .orderBy(asc(auditRecords.sequence))
      .limit(BATCH);
    for (const row of batch) {
      if (row.sequence !== records + 1) return broken(records + 1, 'The record is missing.');
      const hash = createHash('sha256')
        .update(lastHash + row.covered)
        .digest('hex');
      if (hash !== row.hash)
        return broken(row.sequence, 'The record does not match its hash: it or the one before it was altered.');
      records = row.sequence;
      lastHash = hash;
    }
    if (batch.length < BATCH) break;
  }
  const [head] = await tx.select().from(auditChainHeads).where(eq(auditChainHeads.tenantId, tenantId));
  const [loose] = await tx
    .select({ rows: count() })
    .from(auditRecords)
    .where(and(eq(auditRecords.tenantId, tenantId), isNull(auditRecords.sequence)));
  if ((loose?.rows ?? 0) > 0) return broken(records + 1, 'There are records outside the chain.');
  if (records < (head?.records ?? 0))
    return broken(records + 1, `The last ${(head?.records ?? 0) - records} records are missing.`);
  if (records !== (head?.records ?? 0) || lastHash !== (head?.hash ?? ''))
    return broken(records, 'The end of the chain does not match the one that was recorded.');
  return { isIntact: true, records, lastHash };
}

/** Verifies every chain of the installation, for its operator, and returns the tenants whose chain is broken. */
export async function verifyAllChains(): Promise<{
  chains: number;
  broken: { tenantId: string; sequence: number; reason: string }[];
}> {
  const tenants = await database()
    .selectDistinct({ tenantId: auditRecords.tenantId })
    .from(auditRecords)
    .union(database().select({ tenantId: auditChainHeads.tenantId }).from(auditChainHeads));
  const broken = [];
  for (const { tenantId } of tenants) {
    const { firstBroken } = await verifyChain({ tenantId });
    if (firstBroken) broken.push({ tenantId, ...firstBroken });
  }
  return { chains: tenants.length, broken };
}
