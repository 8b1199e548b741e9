import { createHash } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { auditChainHeads, auditRecords } from '@/db/schema';
import type { Context } from '@/lib/context';

const BATCH = 2000;

export type ChainState = {
  isIntact: boolean;
  /** How many records were found in order before the first break, or all of them. */
  records: number;
  /** Hash of the last of them; kept outside the product it shows later that nothing before it was rewritten. */
  lastHash: string;
  firstBroken?: { sequence: number; reason: string };
};

/**
 * The text that a record's hash covers, spelled out here and not taken from the database's own function,
 * which whoever can alter records could alter as well.
 */
const covered = sql<string>`jsonb_build_array(${auditRecords.tenantId}, ${auditRecords.sequence}, \
${auditRecords.userId}, ${auditRecords.action}, ${auditRecords.subjectType}, ${auditRecords.subjectId}, \
${auditRecords.details}, (extract(epoch from ${auditRecords.createdAt}) * 1000000)::bigint)::text`;

/**
 * Recomputes a tenant's chain: a record that was removed, altered, reordered or slipped in breaks it, at the end as
 * well.
 */
export async function verifyChain(ctx: Pick<Context, 'tenantId'>): Promise<ChainState> {
  // One snapshot, or records committed between two reads would look like a head that is wrong.
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
        return broken(row.sequence, 'The record does not fit its hash: it or the one before it was altered.');
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
    return broken(records, 'The end of the chain is not the one that was kept.');
  return { isIntact: true, records, lastHash };
}

/** Every chain of the installation, for its operator; the tenants whose chain is broken. */
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
