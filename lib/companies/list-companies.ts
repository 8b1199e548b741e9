import { and, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { companies, documents, hiddenDocuments, jobs, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Company, listCompaniesQuery } from './schema';

/** A search text as a LIKE pattern; `%` and `_` in it are ordinary characters. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The tenant's companies with their document counts, those with most ready documents first, then by name. */
export async function listCompanies(ctx: Context, input: z.output<typeof listCompaniesQuery>): Promise<Company[]> {
  return selectCompanies(ctx, matches(input), input);
}

type Asked = Pick<z.output<typeof listCompaniesQuery>, 'search' | 'company_id'>;

function matches({ search, company_id: companyId }: Asked): SQL | undefined {
  const pattern = search ? likePattern(search) : undefined;
  return and(
    companyId ? eq(tenantCompanies.companyId, companyId) : undefined,
    pattern
      ? or(ilike(tenantCompanies.name, pattern), ilike(tenantCompanies.ticker, pattern), ilike(companies.cik, pattern))
      : undefined,
  );
}

/** How many companies the list has. */
export async function countCompanies(ctx: Context, asked: Asked): Promise<number> {
  const [counted] = await database()
    .select({ total: count() })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), matches(asked)));
  return counted?.total ?? 0;
}

/** The documents of all companies of the list, and those that questions can be asked about. */
export async function countDocuments(
  ctx: Context,
  asked: Asked,
): Promise<Pick<Company, 'total_documents' | 'ready_for_queries'>> {
  const counts = documentCounts(ctx);
  const [sums] = await database()
    .select({
      total_documents: sql<number>`coalesce(sum(${counts.total}), 0)::int`,
      ready_for_queries: sql<number>`coalesce(sum(${counts.processed} - ${counts.withoutText}), 0)::int`,
    })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .innerJoin(counts, eq(counts.companyId, tenantCompanies.companyId))
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), matches(asked)));
  return sums ?? { total_documents: 0, ready_for_queries: 0 };
}

/** One company on the tenant's list with its document counts; throws `not_found` otherwise. */
export async function getCompany(ctx: Context, companyId: string): Promise<Company> {
  const [company] = await selectCompanies(ctx, eq(tenantCompanies.companyId, companyId), { page: 1, size: 1 });
  if (!company) throw new AppError('not_found', 'Company not found');
  return company;
}

/** By company, of the documents that the tenant sees. */
function documentCounts(ctx: Context) {
  return database()
    .select({
      companyId: documents.companyId,
      total: sql<number>`count(*)::int`.as('total'),
      processed: sql<number>`(count(*) filter (where ${documents.processingStatus} = 'processed'))::int`.as(
        'processed',
      ),
      withoutText:
        sql<number>`(count(*) filter (where ${documents.processingStatus} = 'processed' and ${documents.hasText} is \
false))::int`.as('without_text'),
      processing: sql<number>`(count(*) filter (where ${documents.processingStatus} = 'processing'))::int`.as(
        'processing',
      ),
      unprocessed: sql<number>`(count(*) filter (where ${documents.processingStatus} = 'downloaded'))::int`.as(
        'unprocessed',
      ),
      failed: sql<number>`(count(*) filter (where ${documents.processingStatus} = 'failed'))::int`.as('failed'),
      downloaded: sql<number>`(count(*) filter (where ${documents.originalKey} is not null))::int`.as('downloaded'),
      chunks: sql<number>`coalesce(sum(${documents.chunkCount}), 0)::int`.as('chunks'),
    })
    .from(documents)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, documents.companyId), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .leftJoin(
      hiddenDocuments,
      and(eq(hiddenDocuments.documentId, documents.id), eq(hiddenDocuments.tenantId, ctx.tenantId)),
    )
    .where(
      and(isNull(hiddenDocuments.documentId), or(isNull(documents.tenantId), eq(documents.tenantId, ctx.tenantId))),
    )
    .groupBy(documents.companyId)
    .as('counts');
}

async function selectCompanies(
  ctx: Context,
  where: SQL | undefined,
  page: { page: number; size: number },
): Promise<Company[]> {
  const counts = documentCounts(ctx);
  const rows = await database()
    .select({
      id: companies.id,
      cik: companies.cik,
      name: tenantCompanies.name,
      filedName: companies.name,
      ticker: tenantCompanies.ticker,
      entityType: tenantCompanies.entityType,
      isActive: tenantCompanies.isActive,
      createdAt: tenantCompanies.createdAt,
      total: counts.total,
      processed: counts.processed,
      withoutText: counts.withoutText,
      processing: counts.processing,
      unprocessed: counts.unprocessed,
      failed: counts.failed,
      downloaded: counts.downloaded,
      chunks: counts.chunks,
    })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .leftJoin(counts, eq(counts.companyId, tenantCompanies.companyId))
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), where))
    .orderBy(
      desc(sql`coalesce(${counts.processed} - ${counts.withoutText}, 0)`),
      sql`lower(${tenantCompanies.name})`,
      companies.id,
    )
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const fetching = await companiesBeingFetched(ctx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    filed_name: row.filedName,
    ticker: row.ticker,
    cik: row.cik,
    entity_type: row.entityType,
    is_active: row.isActive,
    ready_for_queries: (row.processed ?? 0) - (row.withoutText ?? 0),
    processed_documents: row.processed ?? 0,
    downloaded_documents: row.downloaded ?? 0,
    processing_documents: row.processing ?? 0,
    unprocessed_documents: row.unprocessed ?? 0,
    failed_documents: row.failed ?? 0,
    documents_without_text: row.withoutText ?? 0,
    total_documents: row.total ?? 0,
    total_chunks: row.chunks ?? 0,
    is_fetching: fetching.has(row.id),
    created_at: row.createdAt.toISOString(),
  }));
}

const fetchPayload = z.object({ companyIds: z.array(z.string()) });

/** Companies of filing fetches that have not ended, by any user. */
async function companiesBeingFetched(ctx: Context): Promise<Set<string>> {
  const active = await database()
    .select({ payload: jobs.payload })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenantId, ctx.tenantId),
        eq(jobs.kind, 'fetch-filings'),
        inArray(jobs.status, ['pending', 'running']),
      ),
    );
  return new Set(active.flatMap(({ payload }) => fetchPayload.safeParse(payload).data?.companyIds ?? []));
}
