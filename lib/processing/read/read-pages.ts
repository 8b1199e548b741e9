import { stateFacts, type FilingSource } from '@/lib/facts/state-facts';
import { reportedYear } from '@/lib/facts/readers/pay/reported-year';
import type { ReadFact } from '@/lib/facts/types';
import { readFilingFigures, type ReadFigures } from '@/lib/financials/read-filing-figures';
import { reportProgress } from '@/lib/child-process/progress';
import { cutChunks } from '@/lib/pdf/structure/chunk';
import { extractPdf } from '@/lib/pdf/extract/extract-pdf';
import { markStructure, type Structure } from '@/lib/pdf/structure/structure';
import type { Chunk, ExtractedPdf, PageLayout } from '@/lib/pdf/types';
import { readStructure as readUnits } from '@/lib/reading/structure/read-structure';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { chunkTerms } from '@/lib/retrieval/terms/chunk-terms';
import { tagChunks } from '@/lib/retrieval/rank/page-tags';

/** The steps of reading, each in a child process with a deadline, because a document may contain anything. */
export function readPdf(bytes: Uint8Array): Promise<ExtractedPdf> {
  return extractPdf(bytes, { onProgress: reportProgress });
}

export type ReadStructure = Structure & {
  chunks: (Chunk & { terms: string; tags: string[] })[];
  filing: FilingStructure;
};

/** Headings and tables of the pages, the chunks for search, and the units for answers. */
export function readPageStructure(pages: PageLayout[]): ReadStructure {
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

/** The governance facts of the pages, including withheld ones with reasons, and the fiscal year they report on. */
export function readStatedFacts(source: FilingSource): StatedFacts {
  const facts = stateFacts(source);
  return { facts, reportedYear: reportedYear(facts, source.pages) };
}

/** What the filing tags as inline XBRL, placed on its pages, or what the tables of its statements say. */
export function readStatementFigures(source: { html: string | undefined; pages: PageLayout[] }): ReadFigures {
  return readFilingFigures(source);
}
