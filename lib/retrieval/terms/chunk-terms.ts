import { tokenize } from './tokenize';
import type { Chunk } from '@/lib/pdf/types';

/** The value of `chunks.terms`: stems of context and text joined with spaces, so that they are computed once. */
export function chunkTerms(chunk: Pick<Chunk, 'context' | 'text'>): string {
  return tokenize(`${chunk.context}\n${chunk.text}`).join(' ');
}

/**
 * The text of a chunk for the sentence encoder, which truncates long texts, so of the context only the heading is
 * included.
 */
export function chunkEmbeddingText(chunk: Pick<Chunk, 'sectionTitle' | 'text'>): string {
  return chunk.sectionTitle ? `${chunk.sectionTitle}\n${chunk.text}` : chunk.text;
}
