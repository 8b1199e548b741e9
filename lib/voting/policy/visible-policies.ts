import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Db } from '@/db/client';
import { votingPolicies, votingPolicyVersions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requireRow, type RowOptions } from '@/lib/visible-rows';
import { policyContentSchema, type PolicyContent } from './schema';

export type PolicyRow = typeof votingPolicies.$inferSelect;
export type VersionRow = typeof votingPolicyVersions.$inferSelect;

/**
 * A policy of the caller's organization, or `not_found`. A deleted one, which its ballots still name, only with
 * `withDeleted`.
 */
export async function requirePolicy(
  ctx: Pick<Context, 'tenantId'>,
  id: string,
  db?: Db,
  options: RowOptions & { withDeleted?: boolean } = {},
): Promise<PolicyRow> {
  if (!z.uuid().safeParse(id).success) throw new AppError('not_found', 'Policy not found');
  const condition = and(
    eq(votingPolicies.id, id),
    eq(votingPolicies.tenantId, ctx.tenantId),
    options.withDeleted ? undefined : isNull(votingPolicies.deletedAt),
  );
  return requireRow(votingPolicies, condition, 'Policy not found', db, options);
}

/** A version of a policy that the caller may see; `not_found` where there is none of the number. */
export async function requireVersion(policyId: string, number: number, db: Db = database()): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(votingPolicyVersions)
    .where(and(eq(votingPolicyVersions.policyId, policyId), eq(votingPolicyVersions.number, number)));
  if (!row) throw new AppError('not_found', `This policy has no version ${number}`);
  return row;
}

/** The content of a policy's version; `not_found` where there is none of the number. */
export async function readContent(policyId: string, number: number, db: Db = database()): Promise<PolicyContent> {
  return policyContentSchema.parse((await requireVersion(policyId, number, db)).content);
}
