import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies } from '@/db/schema';
import type { CatalogueEntry } from '@/lib/edgar/fetch-catalogue';

const ROWS_PER_INSERT = 500;

/**
 * Updates the catalogue from the SEC's list; returns the number of rows in the list. Values that a tenant edited are
 * not changed.
 */
export async function storeCatalogue(entries: readonly CatalogueEntry[]): Promise<number> {
  const byCik = new Map(entries.map((entry) => [entry.cik, entry]).reverse() as [string, CatalogueEntry][]);
  const rows = [...byCik.values()].map((entry) => ({
    cik: entry.cik,
    ticker: entry.ticker,
    name: entry.name,
    source: 'sec' as const,
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await database()
      .insert(companies)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .onConflictDoUpdate({
        target: companies.cik,
        targetWhere: sql`${companies.tenantId} is null`,
        set: { ticker: sql`excluded.ticker`, name: sql`excluded.name`, source: 'sec', updatedAt: sql`now()` },
        setWhere: sql`${companies.ticker} <> excluded.ticker or ${companies.name} <> excluded.name or \
${companies.source} <> 'sec'`,
      });
  }
  return rows.length;
}
