import { tokenize } from './tokenize';
import type { Chunk } from '@/lib/pdf/types';

/** The value of `chunks.terms`: stems of context and text, joined with spaces, so that no question stems them again. */
export function chunkTerms(chunk: Pick<Chunk, 'context' | 'text'>): string {
  return tokenize(`${chunk.context}\n${chunk.text}`).join(' ');
}

/** What the sentence encoder reads of a chunk: it clips long texts, so the heading alone stands for the context. */
export function chunkEmbeddingText(chunk: Pick<Chunk, 'sectionTitle' | 'text'>): string {
  return chunk.sectionTitle ? `${chunk.sectionTitle}\n${chunk.text}` : chunk.text;
}
