import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Db } from '@/db/client';
import { votingPolicies, votingPolicyVersions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { policyContentSchema, type PolicyContent } from './schema';

export type PolicyRow = typeof votingPolicies.$inferSelect;
export type VersionRow = typeof votingPolicyVersions.$inferSelect;

/** Policies belong to the whole organization; one that was deleted is still named by its ballots. */
export async function requirePolicy(
  ctx: Pick<Context, 'tenantId'>,
  policyId: string,
  db: Db = database(),
  options: { isLocked?: boolean; withDeleted?: boolean } = {},
): Promise<PolicyRow> {
  if (!z.uuid().safeParse(policyId).success) throw new AppError('not_found', 'Policy not found');
  const query = db
    .select()
    .from(votingPolicies)
    .where(
      and(
        eq(votingPolicies.id, policyId),
        eq(votingPolicies.tenantId, ctx.tenantId),
        options.withDeleted ? undefined : isNull(votingPolicies.deletedAt),
      ),
    );
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Policy not found');
  return row;
}

/** A version of a policy that the caller may see, or `not_found`. */
export async function requireVersion(policyId: string, number: number, db: Db = database()): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(votingPolicyVersions)
    .where(and(eq(votingPolicyVersions.policyId, policyId), eq(votingPolicyVersions.number, number)));
  if (!row) throw new AppError('not_found', `This policy has no version ${number}`);
  return row;
}

export async function readContent(policyId: string, number: number, db: Db = database()): Promise<PolicyContent> {
  return policyContentSchema.parse((await requireVersion(policyId, number, db)).content);
}
