import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** A company on the tenant's list; throws `not_found` otherwise. */
export async function requireTenantCompany(db: Db, ctx: Context, companyId: string) {
  const [row] = await db
    .select({
      id: companies.id,
      cik: companies.cik,
      name: tenantCompanies.name,
      ticker: tenantCompanies.ticker,
      entityType: tenantCompanies.entityType,
      isActive: tenantCompanies.isActive,
      createdAt: tenantCompanies.createdAt,
    })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), eq(tenantCompanies.companyId, companyId)));
  if (!row) throw new AppError('not_found', 'Company not found');
  return row;
}
