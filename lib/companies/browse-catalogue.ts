import { and, asc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { likePattern } from './list-companies';
import type { browseQuery, CatalogueCompany } from './schema';

/** The global catalogue; an exact ticker comes first, then names that begin with the words searched for. */
export async function browseCatalogue(ctx: Context, input: z.output<typeof browseQuery>): Promise<CatalogueCompany[]> {
  const search = input.search;
  const pattern = search ? likePattern(search) : undefined;
  const rows = await database()
    .select({ id: companies.id, name: companies.name, ticker: companies.ticker, cik: companies.cik, heldBy: tenantCompanies.tenantId })
    .from(companies)
    .leftJoin(tenantCompanies, and(eq(tenantCompanies.companyId, companies.id), eq(tenantCompanies.tenantId, ctx.tenantId)))
    .where(and(
      pattern ? or(ilike(companies.name, pattern), ilike(companies.ticker, pattern), ilike(companies.cik, pattern)) : undefined,
      // A company that a tenant typed by hand is nobody else's to see.
      or(eq(companies.source, 'sec'), isNotNull(tenantCompanies.tenantId)),
      input.filter === 'in' ? isNotNull(tenantCompanies.tenantId) : input.filter === 'not_in' ? isNull(tenantCompanies.tenantId) : undefined,
    ))
    .orderBy(
      ...(search ? [sql`case when upper(${companies.ticker}) = upper(${search}) then 0 when ${companies.ticker} ilike ${`${likePattern(search).slice(1)}`} then 1 when ${companies.name} ilike ${likePattern(search).slice(1)} then 2 else 3 end`] : []),
      asc(sql`lower(${companies.name})`),
      asc(companies.id),
    )
    .limit(input.limit);
  return rows.map(({ heldBy, ...row }) => ({ ...row, is_in_organization: heldBy !== null }));
}
