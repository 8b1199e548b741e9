import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents, hiddenDocuments, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type DocumentRow = typeof documents.$inferSelect;

/**
 * Condition for documents that a tenant may see: its own uploads and EDGAR's filings of companies on its list, except
 * those it removed. Part of every query on documents for a user.
 */
export function isVisibleTo(ctx: Pick<Context, 'tenantId'>): SQL {
  const condition = and(
    or(isNull(documents.tenantId), eq(documents.tenantId, ctx.tenantId)),
    sql`exists (select 1 from ${tenantCompanies} where ${tenantCompanies.tenantId} = ${ctx.tenantId} and \
${tenantCompanies.companyId} = ${documents.companyId})`,
    sql`not exists (select 1 from ${hiddenDocuments} where ${hiddenDocuments.tenantId} = ${ctx.tenantId} and \
${hiddenDocuments.documentId} = ${documents.id})`,
  );
  return condition ?? sql`false`;
}

/** One visible document; throws `not_found` otherwise. */
export async function requireDocument(ctx: Context, documentId: string, db: Db = database()): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), isVisibleTo(ctx)));
  if (!row) throw new AppError('not_found', 'Document not found');
  return row;
}

/** All given documents in the order given; throws `not_found` when one is missing. */
export async function requireDocuments(
  ctx: Context,
  documentIds: readonly string[],
  db: Db = database(),
): Promise<DocumentRow[]> {
  const unique = [...new Set(documentIds)];
  const rows = await db
    .select()
    .from(documents)
    .where(and(inArray(documents.id, unique), isVisibleTo(ctx)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return unique.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError('not_found', 'Document not found');
    return row;
  });
}
