import { verifyChain } from '@/lib/audit/verify-chain';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';
import type { AuditChain } from './schema';

/**
 * Verifies the hash chain of the tenant's audit log by recomputing it. Throws `forbidden` unless the caller is an
 * admin.
 */
export async function readAuditChain(ctx: Context): Promise<AuditChain> {
  requireRole(ctx, 'org:admin');
  const { isIntact, records, lastHash, firstBroken } = await verifyChain(ctx);
  return { is_intact: isIntact, records, last_hash: lastHash, first_broken: firstBroken ?? null };
}
