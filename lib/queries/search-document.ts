import type { z } from 'zod';
import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { requireDocument } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { searchChunks } from '@/lib/retrieval/search-chunks';
import { SECTION_FALLBACK, type chunkSearchQuery, type RankedChunk } from './schema';

const NOT_READ_YET = 'The document is not processed yet, so it cannot be searched. Please process it first.';

/**
 * The chunks of one document that best answer a question, best first. Throws `not_found`, or `invalid` when the
 * document is not read yet.
 */
export async function searchDocument(
  ctx: Context,
  documentId: string,
  input: z.output<typeof chunkSearchQuery>,
): Promise<RankedChunk[]> {
  const document = await requireDocument(ctx, documentId);
  // While a document is processed again, its old chunks are searched.
  if (document.processingStatus !== 'processed' && document.chunkCount === 0)
    throw new AppError('invalid', NOT_READ_YET);
  const { hits } = await searchChunks(database(), ctx, {
    question: input.query,
    documentIds: [documentId],
    limit: input.limit,
  });
  return hits.map((hit) => ({
    chunk_id: hit.id,
    document_id: hit.documentId,
    page_number: hit.page,
    section_title: hit.sectionTitle ?? SECTION_FALLBACK,
    excerpt: hit.text,
    bounding_boxes: hit.boxes,
    score: hit.score,
  }));
}
