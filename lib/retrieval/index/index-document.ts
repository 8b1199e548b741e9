import { buildTermIndex, type TermIndex } from '../rank/bm25';
import { inferPeriodYear } from '../rank/infer-period-year';
import { TOC_TAG } from '../rank/page-tags';

export type SearchChunk = {
  id: string;
  page: number;
  /** Stems of context and text joined with spaces, as stored in `chunks.terms`. */
  terms: string;
  tags: readonly string[];
  sectionTitle?: string | null;
  embedding?: ArrayLike<number> | null;
  /** Range in the page's text. */
  charStart?: number;
  charEnd?: number;
};

export type SearchDocument = {
  id: string;
  fiscalYear?: number | null;
  formType?: string | null;
  /** YYYY-MM-DD */
  filingDate?: string | null;
  chunks: readonly SearchChunk[];
};

type IndexedChunk = {
  id: string;
  page: number;
  pageIndex: number;
  tags: ReadonlySet<string>;
  isToc: boolean;
  embedding: Float32Array | null;
  charStart: number;
  charEnd: number;
};

/** All search data of one document, built once and kept in memory. */
export type DocumentIndex = {
  id: string;
  fiscalYear: number | null;
  formType: string | null;
  filingDate: string | null;
  chunks: readonly IndexedChunk[];
  /** Physical page numbers in order; `pageIndex` is an index into it. */
  pages: readonly number[];
  chunkTerms: TermIndex;
  pageTerms: TermIndex;
};

/** The index of one document from its stored chunks; embeddings are brought to length 1. */
export function indexDocument(document: SearchDocument): DocumentIndex {
  const pages = [...new Set(document.chunks.map((chunk) => chunk.page))].sort((a, b) => a - b);
  const pageIndexOf = new Map(pages.map((page, at) => [page, at]));
  const chunkTexts = document.chunks.map((chunk) => chunk.terms.split(' ').filter(Boolean));
  const pageTexts: string[][] = pages.map(() => []);
  document.chunks.forEach((chunk, at) => {
    const page = pageTexts[pageIndexOf.get(chunk.page) ?? 0];
    for (const term of chunkTexts[at] ?? []) page?.push(term);
  });
  return {
    id: document.id,
    fiscalYear: document.fiscalYear ?? inferPeriodYear(document.chunks),
    formType: document.formType ?? null,
    filingDate: document.filingDate ?? null,
    pages,
    chunks: document.chunks.map((chunk) => ({
      id: chunk.id,
      page: chunk.page,
      pageIndex: pageIndexOf.get(chunk.page) ?? 0,
      tags: new Set(chunk.tags),
      isToc: chunk.tags.includes(TOC_TAG),
      embedding: chunk.embedding ? unitVector(chunk.embedding) : null,
      charStart: chunk.charStart ?? 0,
      charEnd: chunk.charEnd ?? 0,
    })),
    chunkTerms: buildTermIndex(chunkTexts),
    pageTerms: buildTermIndex(pageTexts),
  };
}

/** The vector scaled to length one; null for a zero vector. */
export function unitVector(vector: ArrayLike<number>): Float32Array | null {
  const copy = Float32Array.from(vector);
  const length = Math.sqrt(copy.reduce((sum, value) => sum + value * value, 0));
  if (!(length > 0)) return null;
  return copy.map((value) => value / length);
}

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
