import { and, asc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { database } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { displayName } from './display-name.rules';
import { likePattern } from './list-companies';
import type { browseQuery, CatalogueCompany } from './schema';

/** Searches EDGAR's catalogue: an exact ticker first, then names that begin with the words searched for. */
export async function browseCatalogue(ctx: Context, input: z.output<typeof browseQuery>): Promise<CatalogueCompany[]> {
  const search = input.search;
  const pattern = search ? likePattern(search) : undefined;
  // Joined by CIK, because the tenant may have typed the company before EDGAR listed it.
  const own = alias(companies, 'own');
  const held = database()
    .selectDistinct({ cik: own.cik })
    .from(tenantCompanies)
    .innerJoin(own, eq(own.id, tenantCompanies.companyId))
    .where(eq(tenantCompanies.tenantId, ctx.tenantId))
    .as('held');
  const rows = await database()
    .select({ id: companies.id, name: companies.name, ticker: companies.ticker, cik: companies.cik, heldCik: held.cik })
    .from(companies)
    .leftJoin(held, eq(held.cik, companies.cik))
    .where(
      and(
        pattern
          ? or(ilike(companies.name, pattern), ilike(companies.ticker, pattern), ilike(companies.cik, pattern))
          : undefined,
        // Companies typed by hand are only on that tenant's list.
        isNull(companies.tenantId),
        eq(companies.source, 'sec'),
        input.filter === 'in' ? isNotNull(held.cik) : input.filter === 'not_in' ? isNull(held.cik) : undefined,
      ),
    )
    .orderBy(
      ...(search
        ? [
            sql`case when upper(${companies.ticker}) = upper(${search}) then 0 when ${companies.ticker} ilike \
${`${likePattern(search).slice(1)}`} then 1 when ${companies.name} ilike ${likePattern(search).slice(1)} then 2 else 3 \
end`,
          ]
        : []),
      asc(sql`lower(${companies.name})`),
      asc(companies.id),
    )
    .limit(input.limit);
  return rows.map(({ heldCik, name, ...row }) => ({
    ...row,
    name: displayName(name, row.ticker),
    filed_name: name,
    is_in_organization: heldCik !== null,
  }));
}
