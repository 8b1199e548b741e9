import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reportQueue, subscriptionGroupCompanies, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { cancelPendingItems } from '../queue/cancel-pending-items';
import { MAX_GROUP_COMPANIES, TOO_MANY_COMPANIES } from './schema';

/**
 * Adds companies of the tenant's list; those already in the group are not changed. Throws `not_found` for a company
 * that is not on the list, `invalid` when there are too many.
 */
export async function addCompanies(
  tx: Db,
  ctx: Context,
  groupId: string,
  companyIds: readonly string[],
): Promise<void> {
  const held = await tx
    .select({ id: tenantCompanies.companyId })
    .from(tenantCompanies)
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), inArray(tenantCompanies.companyId, [...companyIds])));
  if (held.length !== companyIds.length) throw new AppError('not_found', 'Company not found');
  if (companyIds.length > 0)
    await tx
      .insert(subscriptionGroupCompanies)
      .values(companyIds.map((companyId) => ({ groupId, companyId })))
      .onConflictDoNothing();
  if ((await companyIdsOf(tx, groupId)).length > MAX_GROUP_COMPANIES)
    throw new AppError('invalid', `${TOO_MANY_COMPANIES}.`, {
      errors: [{ path: 'company_ids', message: TOO_MANY_COMPANIES }],
    });
}

/** Removes companies with their waiting queue items. */
export async function removeCompanies(tx: Db, groupId: string, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return;
  await tx
    .delete(subscriptionGroupCompanies)
    .where(
      and(
        eq(subscriptionGroupCompanies.groupId, groupId),
        inArray(subscriptionGroupCompanies.companyId, [...companyIds]),
      ),
    );
  await cancelPendingItems(
    tx,
    { groupId },
    'The company was removed from the group.',
    inArray(reportQueue.companyId, [...companyIds]),
  );
}

/** Replaces the companies of the group; those that stay keep their override. */
export async function replaceCompanies(
  tx: Db,
  ctx: Context,
  groupId: string,
  companyIds: readonly string[],
): Promise<void> {
  const before = await companyIdsOf(tx, groupId);
  await removeCompanies(
    tx,
    groupId,
    before.filter((id) => !companyIds.includes(id)),
  );
  const known = new Set(before);
  await addCompanies(
    tx,
    ctx,
    groupId,
    companyIds.filter((id) => !known.has(id)),
  );
}

/**
 * Sets or removes daily limits of single companies in the group. Throws `invalid` for a company that is not in the
 * group.
 */
export async function storeOverrides(
  tx: Db,
  groupId: string,
  overrides: Readonly<Record<string, number | null>>,
): Promise<void> {
  const entries = Object.entries(overrides);
  if (entries.length === 0) return;
  const members = new Set(await companyIdsOf(tx, groupId));
  const stranger = entries.find(([companyId]) => !members.has(companyId));
  if (stranger)
    throw new AppError('invalid', 'An override names a company that is not in the group.', {
      errors: [{ path: `rate_limit_overrides.${stranger[0]}`, message: 'This company is not in the group' }],
    });
  for (const [companyId, rateLimitOverride] of entries) {
    await tx
      .update(subscriptionGroupCompanies)
      .set({ rateLimitOverride })
      .where(and(eq(subscriptionGroupCompanies.groupId, groupId), eq(subscriptionGroupCompanies.companyId, companyId)));
  }
}

/** Ids of the companies in the group. */
export async function companyIdsOf(db: Db, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ id: subscriptionGroupCompanies.companyId })
    .from(subscriptionGroupCompanies)
    .where(eq(subscriptionGroupCompanies.groupId, groupId));
  return rows.map((row) => row.id);
}
