import { stateFacts, type FilingSource } from '@/lib/facts/state-facts';
import { reportedYear } from '@/lib/facts/readers/reported-year';
import type { ReadFact } from '@/lib/facts/types';
import { readFinancials, type ReadFinancial } from '@/lib/financials/read-financials';
import { tellProgress } from '@/lib/child-process/progress';
import { cutChunks } from '@/lib/pdf/structure/chunk';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { markStructure, type Structure } from '@/lib/pdf/structure/structure';
import type { Chunk, ExtractedPdf, PageLayout } from '@/lib/pdf/types';
import { readStructure as readUnits } from '@/lib/reading/structure/read-structure';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { chunkTerms } from '@/lib/retrieval/terms/chunk-terms';
import { tagChunks } from '@/lib/retrieval/rank/page-tags';

/** The parts of reading, each run apart with a deadline: a document is whatever somebody filed. */
export function readPdf(bytes: Uint8Array): Promise<ExtractedPdf> {
  return extractPdf(bytes, { onProgress: tellProgress });
}

export type ReadStructure = Structure & {
  chunks: (Chunk & { terms: string; tags: string[] })[];
  filing: FilingStructure;
};

/** Headings and tables of the pages, the chunks that questions search, and the units that answer them. */
export function readStructure(pages: PageLayout[]): ReadStructure {
  const structure = markStructure(pages);
  const chunks = cutChunks(structure);
  const tags = tagChunks(structure.pages, chunks);
  return {
    ...structure,
    chunks: chunks.map((chunk, index) => ({ ...chunk, terms: chunkTerms(chunk), tags: tags[index] ?? [] })),
    filing: readUnits(structure.pages, structure.sections),
  };
}

export type StatedFacts = { facts: ReadFact[]; reportedYear: number | null };

/**
 * The governance facts that the pages state, those that are withheld with their reason, and the fiscal year that they
 * report on.
 */
export function readStatedFacts(source: FilingSource): StatedFacts {
  const facts = stateFacts(source);
  return { facts, reportedYear: reportedYear(facts, source.pages) };
}

/** What the filing tags as inline XBRL, placed on its pages. */
export function readTaggedFinancials(source: { html: string; pages: PageLayout[] }): ReadFinancial[] {
  return readFinancials(source.html, source.pages);
}
