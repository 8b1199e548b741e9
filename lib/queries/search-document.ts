import type { z } from 'zod';
import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { searchChunks } from '@/lib/retrieval/search-chunks';
import { SECTION_FALLBACK, type chunkSearchQuery, type RankedChunk } from './schema';

/** The chunks of one document that answer a question best, best first. */
export async function searchDocument(ctx: Context, documentId: string, input: z.output<typeof chunkSearchQuery>): Promise<RankedChunk[]> {
  const { hits } = await searchChunks(database(), ctx, { question: input.query, documentIds: [documentId], limit: input.limit });
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
