import { toSearchChunks } from '@/lib/retrieval/index/index-document';
import { stateFacts } from '@/lib/facts/state-facts';
import type { ReadFact } from '@/lib/facts/types';
import type { PageLayout } from '@/lib/pdf/types';
import { readPageStructure } from '@/lib/processing/read/read-pages';

/** The facts that the pipeline states of these pages; what it withholds is left out. */
export function statedFacts(pages: PageLayout[]): ReadFact[] {
  const { filing, chunks, ...marked } = readPageStructure(pages);
  return stateFacts({ ...marked, structure: filing, chunks: toSearchChunks(chunks) }).filter(
    (fact) => fact.withheldReason === null,
  );
}
