import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { companies, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';

type Who = Pick<Context, 'tenantId' | 'userId'>;
export type NewCompany = { cik: string; ticker: string; name: string; entityType: string; isActive?: boolean };

/**
 * Adds companies to the tenant's list under the names it gave them; returns the ids of the added ones, by CIK. A CIK on
 * EDGAR's list uses the catalogue's row; any other CIK gets a row of the tenant's own, so that the list does not reveal
 * which companies other tenants entered.
 */
export async function storeCompanies(
  tx: Db,
  { tenantId, userId }: Who,
  entries: readonly NewCompany[],
): Promise<Map<string, string>> {
  const held = await listedCiks(
    tx,
    tenantId,
    entries.map(({ cik }) => cik),
  );
  const fresh = entries.filter(({ cik }) => !held.has(cik));
  if (fresh.length === 0) return new Map();
  const idOf = await rowIds(tx, tenantId, fresh);
  const added = await tx
    .insert(tenantCompanies)
    .values(
      fresh.flatMap(({ cik, isActive = true, ...entry }) => {
        const companyId = idOf.get(cik);
        return companyId
          ? [
              {
                tenantId,
                companyId,
                ticker: entry.ticker,
                name: entry.name,
                entityType: entry.entityType,
                isActive,
                createdBy: userId,
              },
            ]
          : [];
      }),
    )
    .onConflictDoNothing()
    .returning({ companyId: tenantCompanies.companyId });
  const addedIds = new Set(added.map(({ companyId }) => companyId));
  return new Map([...idOf].filter(([, id]) => addedIds.has(id)));
}

/** Those of the CIKs that are already on the tenant's list, from the catalogue or typed by hand. */
export async function listedCiks(tx: Db, tenantId: string, ciks: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ cik: companies.cik })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .where(and(eq(tenantCompanies.tenantId, tenantId), inArray(companies.cik, [...ciks])));
  return new Set(rows.map(({ cik }) => cik));
}

/** Ids of the catalogue's rows for the CIKs; for CIKs unknown to EDGAR the tenant's own row, created when missing. */
async function rowIds(tx: Db, tenantId: string, entries: readonly NewCompany[]): Promise<Map<string, string>> {
  const ciks = entries.map(({ cik }) => cik);
  const find = () =>
    tx
      .select({ id: companies.id, cik: companies.cik, source: companies.source })
      .from(companies)
      .where(
        and(
          inArray(companies.cik, ciks),
          or(and(isNull(companies.tenantId), eq(companies.source, 'sec')), eq(companies.tenantId, tenantId)),
        ),
      );
  const known = new Set((await find()).map(({ cik }) => cik));
  const missing = entries.filter(({ cik }) => !known.has(cik));
  if (missing.length > 0) {
    await tx
      .insert(companies)
      .values(missing.map(({ cik, ticker, name }) => ({ tenantId, cik, ticker, name, source: 'user' as const })))
      .onConflictDoNothing();
  }
  const rows = await find();
  // The catalogue's row comes last and replaces a row that the tenant typed before EDGAR listed the company.
  return new Map(rows.sort((a, b) => b.source.localeCompare(a.source)).map(({ cik, id }) => [cik, id]));
}
