import { eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getCompany } from './list-companies';
import type { Company, CreateCompanyInput } from './schema';

type NewCompany = { cik: string; ticker: string; name: string };

/** The catalogue row of a CIK, made when there is none. */
export async function upsertCatalogueCompany(db: Db, input: NewCompany): Promise<string> {
  const [made] = await db.insert(companies).values({ ...input, source: 'user' }).onConflictDoNothing().returning({ id: companies.id });
  if (made) return made.id;
  const [found] = await db.select({ id: companies.id }).from(companies).where(eq(companies.cik, input.cik));
  if (!found) throw new AppError('internal', 'The company could not be stored.');
  return found.id;
}

/** Adds a company to the tenant's list; 409 when it is there already. */
export async function createCompany(ctx: Context, input: CreateCompanyInput): Promise<Company> {
  const companyId = await database().transaction(async (tx) => {
    const id = await upsertCatalogueCompany(tx, { cik: input.cik, ticker: input.ticker, name: input.name });
    const added = await tx
      .insert(tenantCompanies)
      .values({ tenantId: ctx.tenantId, companyId: id, ticker: input.ticker, name: input.name, entityType: input.entity_type, isActive: input.is_active, createdBy: ctx.userId })
      .onConflictDoNothing()
      .returning({ companyId: tenantCompanies.companyId });
    if (added.length === 0) throw new AppError('conflict', `${input.ticker} is already in your organization`);
    await recordAudit(tx, ctx, { action: 'company.create', subjectType: 'company', subjectId: id, details: { cik: input.cik, ticker: input.ticker } });
    return id;
  });
  return getCompany(ctx, companyId);
}
