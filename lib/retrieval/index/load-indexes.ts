import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { chunks, documents } from '@/db/schema';
import { cachedIndex, storeIndex } from './index-cache';
import { indexDocument, type DocumentIndex, type SearchChunk } from './index-document';

type IndexedRow = {
  id: string;
  revision: number;
  fiscalYear: number | null;
  formType: string;
  filingDate: string | null;
};

/**
 * Search indexes of the documents, in the given order. Missing ones are read in one statement, so that a document's
 * revision and chunks are consistent even while it is processed again.
 */
export async function loadIndexes(
  db: Db,
  rows: readonly IndexedRow[],
  embeddingModel: string,
): Promise<DocumentIndex[]> {
  const found = new Map<string, DocumentIndex>();
  for (const row of rows) {
    const index = cachedIndex(row.id, row.revision);
    if (index) found.set(row.id, index);
  }
  const missing = rows.filter((row) => !found.has(row.id));
  if (missing.length > 0) {
    const chunksById = await readChunks(
      db,
      missing.map((row) => row.id),
      embeddingModel,
    );
    for (const row of missing) {
      const read = chunksById.get(row.id);
      const index = indexDocument({ ...row, chunks: read?.chunks ?? [] });
      storeIndex(read?.revision ?? row.revision, index);
      found.set(row.id, index);
    }
  }
  return rows.flatMap((row) => found.get(row.id) ?? []);
}

async function readChunks(
  db: Db,
  documentIds: string[],
  embeddingModel: string,
): Promise<Map<string, { revision: number; chunks: SearchChunk[] }>> {
  const rows = await db
    .select({
      id: chunks.id,
      documentId: chunks.documentId,
      page: chunks.page,
      charStart: chunks.charStart,
      charEnd: chunks.charEnd,
      terms: chunks.terms,
      tags: chunks.tags,
      embedding: chunks.embedding,
      embeddingModel: chunks.embeddingModel,
      revision: documents.revision,
    })
    .from(chunks)
    .innerJoin(documents, eq(documents.id, chunks.documentId))
    .where(inArray(chunks.documentId, documentIds))
    .orderBy(asc(chunks.documentId), asc(chunks.ordinal));
  const byDocument = new Map<string, { revision: number; chunks: SearchChunk[] }>();
  for (const row of rows) {
    const entry = byDocument.get(row.documentId) ?? { revision: row.revision, chunks: [] };
    // Vectors of another model are not comparable and are ignored.
    const embedding = row.embeddingModel === embeddingModel ? row.embedding : null;
    const { id, page, charStart, charEnd, terms, tags } = row;
    entry.chunks.push({ id, page, charStart, charEnd, terms, tags, embedding });
    byDocument.set(row.documentId, entry);
  }
  return byDocument;
}
