import { and, desc, eq, ilike, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { Document, documentStatsQuery, documentStatsSchema, listDocumentsQuery } from './schema';
import { toDocument } from './to-document';
import { isVisibleTo, requireDocument } from './visible-documents';

/** Newest fiscal year first, then newest filing. */
export async function listDocuments(ctx: Context, input: z.output<typeof listDocumentsQuery>): Promise<Document[]> {
  const type = input.document_type ? `%${input.document_type.replace(/[\\%_]/g, '\\$&')}%` : undefined;
  const rows = await database()
    .select()
    .from(documents)
    .where(
      and(
        isVisibleTo(ctx),
        input.company_id ? eq(documents.companyId, input.company_id) : undefined,
        input.fiscal_year === undefined ? undefined : eq(documents.fiscalYear, input.fiscal_year),
        type ? sql`(${ilike(documents.documentType, type)} or ${ilike(documents.formType, type)})` : undefined,
      ),
    )
    .orderBy(
      sql`${documents.fiscalYear} desc nulls last`,
      sql`${documents.filingDate} desc nulls last`,
      desc(documents.createdAt),
      documents.id,
    )
    .limit(input.limit);
  return rows.map(toDocument);
}

/** One visible document as the API gives it; throws `not_found` otherwise. */
export async function getDocument(ctx: Context, documentId: string): Promise<Document> {
  return toDocument(await requireDocument(ctx, documentId));
}

type Stats = z.infer<typeof documentStatsSchema>;

/** Counts of the visible documents by status and form type, with total pages and chunks. */
export async function documentStats(ctx: Context, input: z.output<typeof documentStatsQuery>): Promise<Stats> {
  const rows = await database()
    .select({
      status: documents.processingStatus,
      formType: documents.formType,
      count: sql<number>`count(*)::int`,
      pages: sql<number>`coalesce(sum(${documents.pageCount}), 0)::int`,
      chunks: sql<number>`coalesce(sum(${documents.chunkCount}), 0)::int`,
    })
    .from(documents)
    .where(and(isVisibleTo(ctx), input.company_id ? eq(documents.companyId, input.company_id) : undefined))
    .groupBy(documents.processingStatus, documents.formType);
  const stats: Stats = { total: 0, by_status: {}, by_form_type: {}, total_pages: 0, total_chunks: 0 };
  for (const row of rows) {
    stats.total += row.count;
    stats.by_status[row.status] = (stats.by_status[row.status] ?? 0) + row.count;
    stats.by_form_type[row.formType] = (stats.by_form_type[row.formType] ?? 0) + row.count;
    stats.total_pages += row.pages;
    stats.total_chunks += row.chunks;
  }
  return stats;
}
