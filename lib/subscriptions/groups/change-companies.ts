import { database } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addCompanies, companyIdsOf, removeCompanies } from './group-companies';
import { describeGroup } from './read-groups';
import { COMPANIES_REQUIRED, type SubscriptionGroup } from './schema';
import { requireGroup } from './visible-groups';

/**
 * Adds companies to a group; companies already in it are ignored. Throws `not_found` for an unknown group or company,
 * `invalid` when the group becomes too large.
 */
export async function addGroupCompanies(
  ctx: Context,
  groupId: string,
  companyIds: readonly string[],
): Promise<SubscriptionGroup> {
  return database().transaction(async (tx) => {
    const row = await requireGroup(ctx, groupId, tx, { isLocked: true });
    await addCompanies(tx, ctx, row.id, companyIds);
    await recordAudit(tx, ctx, {
      action: 'group.add_companies',
      subjectType: 'subscription_group',
      subjectId: row.id,
      details: { company_ids: companyIds },
    });
    return describeGroup(ctx, row, tx);
  });
}

/**
 * Removes companies from a group with their waiting items; the last company cannot be removed. Throws `not_found` for
 * an unknown group, `invalid` for its last company.
 */
export async function removeGroupCompanies(
  ctx: Context,
  groupId: string,
  companyIds: readonly string[],
): Promise<SubscriptionGroup> {
  return database().transaction(async (tx) => {
    const row = await requireGroup(ctx, groupId, tx, { isLocked: true });
    const isEmptied = (await companyIdsOf(tx, row.id)).every((id) => companyIds.includes(id));
    if (isEmptied)
      throw new AppError('invalid', 'A group needs at least one company. Delete the group instead.', {
        errors: [{ path: 'company_ids', message: COMPANIES_REQUIRED }],
      });
    await removeCompanies(tx, row.id, companyIds);
    await recordAudit(tx, ctx, {
      action: 'group.remove_companies',
      subjectType: 'subscription_group',
      subjectId: row.id,
      details: { company_ids: companyIds },
    });
    return describeGroup(ctx, row, tx);
  });
}
