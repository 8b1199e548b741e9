import { tokenize } from '@/lib/retrieval/tokenize';
import type { Chunk } from '@/lib/pdf/types';

/** The value of `chunks.terms`: stems of context and text, joined with spaces, so that no question stems them again. */
export function chunkTerms(chunk: Pick<Chunk, 'context' | 'text'>): string {
  return tokenize(`${chunk.context}\n${chunk.text}`).join(' ');
}
