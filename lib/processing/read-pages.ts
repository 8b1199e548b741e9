import { readFacts, type FactSource } from '@/lib/facts/read-facts';
import { reportedYear } from '@/lib/facts/reported-year';
import type { ReadFact } from '@/lib/facts/types';
import { cutChunks } from '@/lib/pdf/chunk';
import { markStructure, type Structure } from '@/lib/pdf/structure';
import type { Chunk, PageLayout } from '@/lib/pdf/types';
import { chunkTerms } from '@/lib/retrieval/chunk-terms';
import { tagChunks } from '@/lib/retrieval/page-tags';

/** The parts of reading that search a filing's text. Each runs in a thread with a deadline: the text is whatever somebody filed. */
export type ReadStructure = Structure & { chunks: (Chunk & { terms: string; tags: string[] })[] };

/** Headings and tables of the pages, and the chunks that questions search. */
export function readStructure(pages: PageLayout[]): ReadStructure {
  const structure = markStructure(pages);
  const chunks = cutChunks(structure);
  const tags = tagChunks(structure.pages, chunks);
  return { ...structure, chunks: chunks.map((chunk, index) => ({ ...chunk, terms: chunkTerms(chunk), tags: tags[index] ?? [] })) };
}

export type StatedFacts = { facts: ReadFact[]; reportedYear: number | null };

/** The governance facts that the pages state, and the fiscal year that they report on. */
export function readStatedFacts(source: FactSource): StatedFacts {
  const facts = readFacts(source);
  return { facts, reportedYear: reportedYear(facts, source.pages) };
}
