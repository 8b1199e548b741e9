import { database } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getCompany } from './list-companies';
import type { Company, CreateCompanyInput } from './schema';
import { storeCompanies } from './store-company';

/** Adds a company to the tenant's list; conflict (409) when it is already there. */
export async function createCompany(ctx: Context, input: CreateCompanyInput): Promise<Company> {
  const { cik, ticker, name, entity_type: entityType, is_active: isActive } = input;
  const companyId = await database().transaction(async (tx) => {
    const id = (await storeCompanies(tx, ctx, [{ cik, ticker, name, entityType, isActive }])).get(cik);
    if (!id) throw new AppError('conflict', `${ticker} is already in your organization`);
    await recordAudit(tx, ctx, {
      action: 'company.create',
      subjectType: 'company',
      subjectId: id,
      details: { cik, ticker },
    });
    return id;
  });
  return getCompany(ctx, companyId);
}
