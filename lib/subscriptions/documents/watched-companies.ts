import { and, eq, inArray, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';

export type WatchedCompany = { id: string; name: string; ticker: string; cik: string };

/** Company names as the tenant has them; the catalogue's name for companies it removed from its list. */
export async function watchedCompanies(
  tenantId: string,
  companyIds: readonly string[],
  db: Db = database(),
): Promise<Map<string, WatchedCompany>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: companies.id,
      cik: companies.cik,
      name: sql<string>`coalesce(${tenantCompanies.name}, ${companies.name})`,
      ticker: sql<string>`coalesce(${tenantCompanies.ticker}, ${companies.ticker})`,
    })
    .from(companies)
    .leftJoin(tenantCompanies, and(eq(tenantCompanies.companyId, companies.id), eq(tenantCompanies.tenantId, tenantId)))
    .where(inArray(companies.id, [...new Set(companyIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}
