import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies } from '@/db/schema';
import type { CatalogueEntry } from '@/lib/edgar/fetch-catalogue';

const ROWS_PER_INSERT = 500;

/**
 * Brings the catalogue up to date with the SEC's list; returns how many rows the list has. What a tenant edited stays
 * its own.
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
