import { sql } from 'drizzle-orm';
import { copyFilings, readSamples } from '../grid-filings';

export type Stock = { companyIds: string[]; filings: number };

/** The sample filings, read once and stored for `companies` companies as filings that every organization may read. */
export async function storeFilings(companies: number): Promise<Stock> {
  const ctx = await readSamples();
  const companyIds = await copyFilings(ctx, companies);
  const { database } = await import('@/db/client');
  const [counted] = await database().execute<{ filings: number }>(sql`select count(*)::int as filings from documents`);
  await database().execute(sql`analyze`);
  return { companyIds, filings: counted?.filings ?? 0 };
}

/** Gives the companies of the sample workspace to another organization. */
export async function holdCompanies(tenantId: string, userId: string): Promise<void> {
  const { database } = await import('@/db/client');
  await database().execute(sql`
    insert into tenant_companies (tenant_id, company_id, ticker, name, entity_type, created_by)
      select ${tenantId}, company_id, ticker, name, entity_type, ${userId} from tenant_companies
      where tenant_id = (select tenant_id from tenant_companies group by tenant_id order by count(*) desc limit 1)
    on conflict do nothing`);
}
