import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { AppError, isAppError } from '@/lib/errors';
import { toSearchChunks } from '@/lib/retrieval/index/index-document';
import type { FilingSource } from '@/lib/facts/state-facts';
import type { ReadFact } from '@/lib/facts/types';
import type { ReadFigures } from '@/lib/financials/read-filing-figures';
import type { ReadFinancial } from '@/lib/financials/read-financials';
import { log } from '@/lib/log';
import { renderHtmlToPdf } from '@/lib/pdf/render/render-html';
import type { Chunk, DocumentWarning, PageLayout } from '@/lib/pdf/types';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { chunkEmbeddingText } from '@/lib/retrieval/terms/chunk-terms';
import { files } from '@/lib/storage';
import { runInChild } from '@/lib/child-process/run-in-child';
import { readImages } from '../fetch/document-images';
import type { readPdf, readStatedFacts, readStatementFigures, readPageStructure, StatedFacts } from './read-pages';

export type StepReport = (step: string) => Promise<void>;
type IndexedChunk = Chunk & { terms: string; tags: string[]; embedding: number[] | null };

/** Everything that was read from a filing, before it is stored. */
export type ReadFiling = {
  pdfKey: string;
  pages: PageLayout[];
  hasText: boolean;
  warnings: DocumentWarning[];
  chunks: IndexedChunk[];
  facts: ReadFact[];
  financials: ReadFinancial[];
  structure: FilingStructure;
  /** The fiscal year that the pages report on; null when they do not say. */
  reportedYear: number | null;
  embeddingModel: string | null;
  /** Tokens used for embedding the passages; null when the bundled encoder made them. */
  embeddingTokens: number | null;
};

const EMBED_BATCH = 64;
/** The encoder uses far fewer characters; the rest would only be tokenized. */
const EMBED_CHARS = 4_000;
const APART = { module: 'lib/processing/read/read-pages.ts', pool: 'filings' } as const;
/** Longer than the reader's own deadlines for a page and a document, whose messages are more specific. */
const PAGES = { ...APART, name: 'readPdf', timeoutMs: 270_000, subject: 'This PDF' } as const;
const STRUCTURE = {
  ...APART,
  name: 'readPageStructure',
  timeoutMs: 90_000,
  subject: 'The text of this document',
} as const;
const FACTS = {
  ...APART,
  name: 'readStatedFacts',
  timeoutMs: 120_000,
  subject: 'Reading the governance facts',
} as const;
const FINANCIALS = {
  ...APART,
  name: 'readStatementFigures',
  timeoutMs: 60_000,
  subject: 'Reading the figures of the statements',
} as const;

type EmbedTuning = { batchSize?: number; onTokens?: (tokens: number) => void };

/**
 * HTML → PDF → lines with boxes → structure → chunks → facts → embeddings. Writes nothing to the database except the
 * PDF's key.
 */
export async function readFiling(row: DocumentRow, report: StepReport, signal: AbortSignal): Promise<ReadFiling> {
  const original = row.originalKey ? await files().get(row.originalKey) : null;
  if (!original)
    throw new AppError(
      'invalid',
      'The file of this document is missing from the file store. Fetch or upload it again.',
    );
  const isHtml = row.originalContentType === 'text/html';
  const { pdf, pdfKey, hidden } = isHtml
    ? await renderPdf(row, original, report, signal)
    : { pdf: original, pdfKey: row.originalKey ?? '', hidden: [] };

  await report('reading pages');
  const onProgress = throttled((done, total) => report(`reading page ${done} of ${total}`));
  const extracted = await runInChild<typeof readPdf>({ ...PAGES, signal, onProgress }, pdf);
  signal.throwIfAborted();
  await report('finding headings and tables');
  const { pages, sections, chunks, filing } = await runInChild<typeof readPageStructure>(
    { ...STRUCTURE, signal },
    extracted.pages,
  );
  await report('reading governance facts');
  // The HTML may contain inline XBRL that no page shows.
  const html = isHtml ? new TextDecoder().decode(original) : undefined;
  const stated = await readFactsInTime(
    { pages, sections, structure: filing, chunks: toSearchChunks(chunks), html },
    signal,
  );
  const figures = await readFiguresInTime({ html, pages }, signal);
  let embeddingTokens: number | null = null;
  const embedded = await embedChunks(chunks, report, signal, {
    onTokens: (tokens) => (embeddingTokens = (embeddingTokens ?? 0) + tokens),
  });
  return {
    pdfKey,
    pages,
    hasText: extracted.hasText,
    warnings: [...hidden, ...extracted.warnings, ...stated.warnings, ...figures.withheld.map(statementWarning)],
    chunks: chunks.map((chunk, index) => ({ ...chunk, embedding: embedded?.[index] ?? null })),
    facts: stated.facts,
    financials: figures.financials,
    structure: filing,
    reportedYear: stated.reportedYear,
    embeddingModel: embedded ? embeddingModelId() : null,
    embeddingTokens,
  };
}

const NO_FACTS: DocumentWarning = {
  kind: 'unread_facts',
  page: null,
  excerpt: '',
  detail:
    'The governance facts of this document could not be read within the time and memory allowed for a document, ' +
    'so none are shown. Its pages can be searched and quoted.',
};

/** When reading facts fails, the filing can still be searched and quoted, and has a warning. */
async function readFactsInTime(
  source: FilingSource,
  signal: AbortSignal,
): Promise<StatedFacts & { warnings: DocumentWarning[] }> {
  try {
    return { ...(await runInChild<typeof readStatedFacts>({ ...FACTS, signal }, source)), warnings: [] };
  } catch (error) {
    if (signal.aborted || !isAppError(error) || error.code !== 'invalid') throw error;
    log.warn({ err: error }, 'reading the facts of a filing was abandoned');
    return { facts: [], reportedYear: null, warnings: [NO_FACTS] };
  }
}

/** When reading the figures of a malicious document fails, only they are missing. */
async function readFiguresInTime(
  source: { html: string | undefined; pages: PageLayout[] },
  signal: AbortSignal,
): Promise<ReadFigures> {
  try {
    return await runInChild<typeof readStatementFigures>({ ...FINANCIALS, signal }, source);
  } catch (error) {
    if (signal.aborted || !isAppError(error) || error.code !== 'invalid') throw error;
    log.warn({ err: error }, 'reading the figures of a filing was abandoned');
    return { financials: [], withheld: [] };
  }
}

const STATEMENT_NAMES = { income: 'income statement', balance: 'balance sheet', cash_flow: 'cash flow statement' };

/** Names a statement that is on a page but was not read, so that its figures do not count as missing. */
function statementWarning({ statement, page, reason }: ReadFigures['withheld'][number]): DocumentWarning {
  const detail = `The figures of the ${STATEMENT_NAMES[statement]} are not stated: ${reason}.`;
  return { kind: 'unread_statement', page, excerpt: '', detail };
}

/** Rendered once and stored, so that page numbers never change; a forced run renders it again. */
async function renderPdf(
  row: DocumentRow,
  html: Uint8Array,
  report: StepReport,
  signal: AbortSignal,
): Promise<{ pdf: Uint8Array; pdfKey: string; hidden: DocumentWarning[] }> {
  const stored = row.pdfKey ? await files().get(row.pdfKey) : null;
  // Hidden text and missing images were found when it was rendered.
  if (stored && row.pdfKey) return { pdf: stored, pdfKey: row.pdfKey, hidden: row.warnings.flatMap(hiddenInHtml) };
  await report('rendering');
  const { pdf, missingImages, hidden } = await renderHtmlToPdf({ html, images: await readImages(row.id), signal });
  const pdfKey = `documents/${row.id}/filing.pdf`;
  await files().put(pdfKey, pdf, 'application/pdf');
  await database().update(documents).set({ pdfKey }).where(eq(documents.id, row.id));
  return { pdf, pdfKey, hidden: [...hidden, ...imageWarning(missingImages)] };
}

const NAMED_IMAGES = 10;

/** A warning about missing images, because a page without its chart says less. */
function imageWarning(names: readonly string[]): DocumentWarning[] {
  if (names.length === 0) return [];
  const detail =
    names.length === 1
      ? 'One image of the filing could not be loaded; its page shows a blank in its place.'
      : `${names.length} images of the filing could not be loaded; its pages show blanks in their places.`;
  const more = names.length > NAMED_IMAGES ? ` and ${names.length - NAMED_IMAGES} more` : '';
  return [{ kind: 'missing_images', page: null, excerpt: `${names.slice(0, NAMED_IMAGES).join(', ')}${more}`, detail }];
}

function hiddenInHtml({ kind, page, excerpt, detail }: DocumentRow['warnings'][number]): DocumentWarning[] {
  return page === null && (kind === 'hidden_text' || kind === 'instruction_like_text' || kind === 'missing_images')
    ? [{ kind, page, excerpt, detail }]
    : [];
}

/** Null when the encoder fails: the filing is then searched by its words only. */
export async function embedChunks(
  chunks: readonly Pick<Chunk, 'sectionTitle' | 'text'>[],
  report: StepReport,
  signal: AbortSignal,
  { batchSize = EMBED_BATCH, onTokens }: EmbedTuning = {},
): Promise<number[][] | null> {
  const vectors: number[][] = [];
  try {
    for (let start = 0; start < chunks.length; start += batchSize) {
      signal.throwIfAborted();
      await report(`embedding passage ${start} of ${chunks.length}`);
      const batch = await embedTexts(
        chunks.slice(start, start + batchSize).map((chunk) => chunkEmbeddingText(chunk).slice(0, EMBED_CHARS)),
        { signal, onTokens },
      );
      vectors.push(...batch.map((vector) => Array.from(vector)));
    }
    return vectors;
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error }, 'The passages could not be embedded; this filing is searched by words alone.');
    return null;
  }
}

/** Calls `call` at most twice a second, which is enough for display. */
function throttled(call: (done: number, total: number) => Promise<void>): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    if (Date.now() - last < 500) return;
    last = Date.now();
    call(done, total).catch((error: unknown) => log.warn({ err: error }, 'progress could not be stored'));
  };
}
