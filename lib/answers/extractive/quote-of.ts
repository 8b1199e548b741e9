import type { EngineQuote, Passage } from '../types';
import type { Fact } from '@/lib/facts/fact';

/** A fact's words as a quote, with the passage that contains them if there is one. */
export function quoteOf(fact: Fact, passages: readonly Passage[]): EngineQuote {
  const wanted = bare(fact.quote);
  const passage = passages.find(
    (candidate) =>
      candidate.documentId === fact.documentId && candidate.page === fact.page && bare(candidate.text).includes(wanted),
  );
  return { chunkId: passage?.chunkId ?? null, documentId: fact.documentId, page: fact.page, quote: fact.quote };
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}
