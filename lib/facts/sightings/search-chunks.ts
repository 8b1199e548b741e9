import type { SearchChunk } from '@/lib/retrieval/index/index-document';

/** Turns chunks into search chunks before they are stored and have ids. */
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
