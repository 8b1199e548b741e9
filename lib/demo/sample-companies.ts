import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, jobs, tenantCompanies } from '@/db/schema';
import { displayName } from '@/lib/companies/display-name.rules';
import { storeCatalogue } from '@/lib/companies/store-catalogue';
import type { Context } from '@/lib/context';
import { fetchCatalogue } from '@/lib/edgar/fetch-catalogue';
import { sampleCiks, sampleEdgar } from '@/lib/processing/fetch/edgar-source';
import { requestFetch } from '@/lib/processing/fetch/request-fetch';

/**
 * Adds the fictional companies to the demo workspace's list and fetches their filings through the ordinary use cases.
 */
export async function seedSampleCompanies(ctx: Context): Promise<void> {
  await storeCatalogue(await fetchCatalogue(sampleEdgar()));
  const db = database();
  const rows = await db
    .select()
    .from(companies)
    .where(inArray(companies.cik, await sampleCiks()));
  await db
    .insert(tenantCompanies)
    .values(
      rows.map((row) => ({
        tenantId: ctx.tenantId,
        companyId: row.id,
        ticker: row.ticker,
        name: displayName(row.name, row.ticker),
        entityType: 'CORPORATION',
        createdBy: ctx.userId,
      })),
    )
    .onConflictDoNothing();
  const [fetched] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenantId, ctx.tenantId),
        eq(jobs.kind, 'fetch-filings'),
        inArray(jobs.status, ['pending', 'running', 'completed']),
      ),
    );
  if (!fetched)
    await requestFetch(ctx, {
      company_ids: rows.map((row) => row.id),
      years_back: 30,
      document_types: ['proxy', '10-K'],
      process: true,
    });
}
