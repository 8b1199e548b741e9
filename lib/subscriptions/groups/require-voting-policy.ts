import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { votingPolicies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** A policy of the organization; none is fine. Throws `not_found` for an unknown one. */
export async function requireVotingPolicy(tx: Db, ctx: Context, policyId: string | null | undefined): Promise<void> {
  if (!policyId) return;
  const [row] = await tx
    .select({ id: votingPolicies.id })
    .from(votingPolicies)
    .where(
      and(eq(votingPolicies.id, policyId), eq(votingPolicies.tenantId, ctx.tenantId), isNull(votingPolicies.deletedAt)),
    );
  if (!row) throw new AppError('not_found', 'Policy not found');
}
