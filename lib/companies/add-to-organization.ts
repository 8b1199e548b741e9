import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { displayName } from './display-name.rules';
import { getCompany } from './list-companies';
import type { Company } from './schema';
import { listedCiks } from './store-company';

/** Adds a company of the catalogue to the tenant's list; conflict (409) when it is already there. */
export async function addToOrganization(ctx: Context, companyId: string): Promise<Company> {
  await database().transaction(async (tx) => {
    const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
    // Companies that a tenant typed by hand are not offered to others.
    if (!company || company.tenantId !== null || company.source !== 'sec')
      throw new AppError('not_found', 'Company not found');
    const isHeld = (await listedCiks(tx, ctx.tenantId, [company.cik])).size > 0;
    const added = isHeld
      ? []
      : await tx
          .insert(tenantCompanies)
          .values({
            tenantId: ctx.tenantId,
            companyId,
            ticker: company.ticker,
            name: displayName(company.name, company.ticker),
            entityType: 'CORPORATION',
            createdBy: ctx.userId,
          })
          .onConflictDoNothing()
          .returning({ companyId: tenantCompanies.companyId });
    if (added.length === 0) throw new AppError('conflict', `${company.ticker} is already in your organization`);
    await recordAudit(tx, ctx, {
      action: 'company.add',
      subjectType: 'company',
      subjectId: companyId,
      details: { cik: company.cik },
    });
  });
  return getCompany(ctx, companyId);
}
