import type { SearchChunk } from '@/lib/retrieval/index/index-document';

/** Chunks as they were cut, for searching before they are stored. */
export function toSearchChunks(chunks: readonly Omit<SearchChunk, 'id'>[]): SearchChunk[] {
  return chunks.map(({ page, charStart, charEnd, terms, tags }, at) => ({
    id: `${at}`,
    page,
    ...(charStart !== undefined && { charStart }),
    ...(charEnd !== undefined && { charEnd }),
    terms,
    tags,
  }));
}
