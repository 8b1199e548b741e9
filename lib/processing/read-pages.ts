import { stateFacts, type FilingSource } from '@/lib/facts/state-facts';
import { reportedYear } from '@/lib/facts/reported-year';
import type { ReadFact } from '@/lib/facts/types';
import { readFigures, type ReadFigures } from '@/lib/financials/read-figures';
import { tellProgress } from '@/lib/apart/progress';
import { cutChunks } from '@/lib/pdf/chunk';
import { extractPdf } from '@/lib/pdf/extract-pdf';
import { markStructure, type Structure } from '@/lib/pdf/structure';
import type { Chunk, ExtractedPdf, PageLayout } from '@/lib/pdf/types';
import { readStructure as readUnits } from '@/lib/reading/structure/read-structure';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { chunkTerms } from '@/lib/retrieval/chunk-terms';
import { tagChunks } from '@/lib/retrieval/page-tags';

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

/** The governance facts that the pages state, those that are withheld with their reason, and the fiscal year that they report on. */
export function readStatedFacts(source: FilingSource): StatedFacts {
  const facts = stateFacts(source);
  return { facts, reportedYear: reportedYear(facts, source.pages) };
}

/** What the filing tags as inline XBRL, placed on its pages, or what the tables of its statements say. */
export function readStatementFigures(source: { html: string | undefined; pages: PageLayout[] }): ReadFigures {
  return readFigures(source);
}
