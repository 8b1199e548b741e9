import { and, asc, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documentPages } from '@/db/schema';
import { decodeLayout } from '@/lib/pdf/quotes/layout-codec';
import type { PageLayout } from '@/lib/pdf/types';

/** Lines with boxes of the given pages of a document that the caller may see, in page order. */
export async function readLayouts(
  documentId: string,
  pages: readonly number[],
  db: Db = database(),
): Promise<PageLayout[]> {
  const wanted = [...new Set(pages)].filter((page) => page >= 1);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ layout: documentPages.layout })
    .from(documentPages)
    .where(and(eq(documentPages.documentId, documentId), inArray(documentPages.page, wanted)))
    .orderBy(asc(documentPages.page));
  return rows.map((row) => decodeLayout(row.layout));
}
