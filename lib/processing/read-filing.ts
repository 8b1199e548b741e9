import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { readFacts } from '@/lib/facts/read-facts';
import type { ReadFact } from '@/lib/facts/types';
import { log } from '@/lib/log';
import { cutChunks } from '@/lib/pdf/chunk';
import { extractPdf } from '@/lib/pdf/extract-pdf';
import { renderHtmlToPdf } from '@/lib/pdf/render-html';
import { markStructure } from '@/lib/pdf/structure';
import type { Chunk, DocumentWarning, PageLayout } from '@/lib/pdf/types';
import { chunkEmbeddingText, chunkTerms } from '@/lib/retrieval/chunk-terms';
import { tagChunks } from '@/lib/retrieval/page-tags';
import { files } from '@/lib/storage';
import { readImages } from './document-images';

export type StepReport = (step: string) => Promise<void>;
export type IndexedChunk = Chunk & { terms: string; tags: string[]; embedding: number[] | null };

/** Everything the pipeline learns of a filing, ready to be swapped in. */
export type ReadFiling = {
  pdfKey: string;
  pages: PageLayout[];
  hasText: boolean;
  warnings: DocumentWarning[];
  chunks: IndexedChunk[];
  facts: ReadFact[];
  embeddingModel: string | null;
  /** What a model took to embed the passages; null when the bundled encoder did. */
  embeddingTokens: number | null;
};

const EMBED_BATCH = 64;

type EmbedTuning = { batchSize?: number; onTokens?: (tokens: number) => void };

/** HTML → PDF → lines with boxes → structure → chunks → facts → embeddings. Touches no table but the PDF's key. */
export async function readFiling(row: DocumentRow, report: StepReport, signal: AbortSignal): Promise<ReadFiling> {
  const original = row.originalKey ? await files().get(row.originalKey) : null;
  if (!original) throw new AppError('invalid', 'The file of this document is missing from the file store. Fetch or upload it again.');
  const isHtml = row.originalContentType === 'text/html';
  const { pdf, pdfKey, hidden } = isHtml ? await renderPdf(row, original, report, signal) : { pdf: original, pdfKey: row.originalKey ?? '', hidden: [] };

  await report('reading pages');
  const extracted = await extractPdf(pdf, { signal, onProgress: throttled((done, total) => report(`reading page ${done} of ${total}`)) });
  signal.throwIfAborted();
  const structure = markStructure(extracted.pages);
  const chunks = cutChunks(structure);
  const tags = tagChunks(structure.pages, chunks);
  await report('reading governance facts');
  // The HTML itself may carry inline XBRL that no page shows.
  const facts = readFacts({ pages: structure.pages, sections: structure.sections, html: isHtml ? new TextDecoder().decode(original) : undefined });
  let embeddingTokens: number | null = null;
  const embedded = await embedChunks(chunks, report, signal, { onTokens: (tokens) => (embeddingTokens = (embeddingTokens ?? 0) + tokens) });
  return {
    pdfKey,
    pages: structure.pages,
    hasText: extracted.hasText,
    warnings: [...hidden, ...extracted.warnings],
    chunks: chunks.map((chunk, index) => ({ ...chunk, terms: chunkTerms(chunk), tags: tags[index] ?? [], embedding: embedded?.[index] ?? null })),
    facts,
    embeddingModel: embedded ? embeddingModelId() : null,
    embeddingTokens,
  };
}

/** Rendered once and stored, so that page numbers never move; a forced run renders anew. */
async function renderPdf(row: DocumentRow, html: Uint8Array, report: StepReport, signal: AbortSignal): Promise<{ pdf: Uint8Array; pdfKey: string; hidden: DocumentWarning[] }> {
  const stored = row.pdfKey ? await files().get(row.pdfKey) : null;
  // What the HTML hides and what it lacks was found when it was rendered.
  if (stored && row.pdfKey) return { pdf: stored, pdfKey: row.pdfKey, hidden: row.warnings.flatMap(hiddenInHtml) };
  await report('rendering');
  const { pdf, missingImages, hidden } = await renderHtmlToPdf({ html, images: await readImages(row.id), signal });
  const pdfKey = `documents/${row.id}/filing.pdf`;
  await files().put(pdfKey, pdf, 'application/pdf');
  await database().update(documents).set({ pdfKey }).where(eq(documents.id, row.id));
  return { pdf, pdfKey, hidden: [...hidden, ...imageWarning(missingImages)] };
}

const NAMED_IMAGES = 10;

/** A chart without which a page says less than it did. */
function imageWarning(names: readonly string[]): DocumentWarning[] {
  if (names.length === 0) return [];
  const detail = names.length === 1 ? 'One image of the filing could not be had; its page shows a blank in its place.' : `${names.length} images of the filing could not be had; its pages show blanks in their places.`;
  const more = names.length > NAMED_IMAGES ? ` and ${names.length - NAMED_IMAGES} more` : '';
  return [{ kind: 'missing_images', page: null, excerpt: `${names.slice(0, NAMED_IMAGES).join(', ')}${more}`, detail }];
}

function hiddenInHtml({ kind, page, excerpt, detail }: DocumentRow['warnings'][number]): DocumentWarning[] {
  return page === null && (kind === 'hidden_text' || kind === 'instruction_like_text' || kind === 'missing_images') ? [{ kind, page, excerpt, detail }] : [];
}

/** Null when the encoder fails: the filing is then searched by its words alone, which costs little. */
export async function embedChunks(chunks: readonly Pick<Chunk, 'sectionTitle' | 'text'>[], report: StepReport, signal: AbortSignal, { batchSize = EMBED_BATCH, onTokens }: EmbedTuning = {}): Promise<number[][] | null> {
  const vectors: number[][] = [];
  try {
    for (let start = 0; start < chunks.length; start += batchSize) {
      signal.throwIfAborted();
      await report(`embedding passage ${start} of ${chunks.length}`);
      const batch = await embedTexts(chunks.slice(start, start + batchSize).map(chunkEmbeddingText), { signal, onTokens });
      vectors.push(...batch.map((vector) => Array.from(vector)));
    }
    return vectors;
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn({ err: error }, 'The passages could not be embedded; this filing is searched by words alone.');
    return null;
  }
}

/** Calls through at most twice a second; progress is for people. */
function throttled(call: (done: number, total: number) => Promise<void>): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    if (Date.now() - last < 500) return;
    last = Date.now();
    call(done, total).catch((error: unknown) => log.warn({ err: error }, 'progress could not be stored'));
  };
}
