import { and, eq, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { chunks, documentPages, documents, documentStructures, drawnRuns, facts, financialFacts } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { isFetchedAs } from '@/lib/edgar/forms';
import { AppError } from '@/lib/errors';
import { emitFilingEvent } from '@/lib/events/emit';
import { enqueue } from '@/lib/jobs/enqueue';
import { encodeLayout } from '@/lib/pdf/quotes/layout-codec';
import { STRUCTURE_VERSION } from '@/lib/reading/structure/read-structure';
import { encodeStructure } from '@/lib/reading/structure/structure-codec';
import type { ReadFiling } from './read-filing';
import { READER_VERSION } from './reader-version';
import { recordEmbedding } from './record-embedding';

const ROWS_PER_INSERT = 100;
/** Financial data rows are short and there are thousands, so many are inserted at once. */
const ROWS_OF_FIGURES = 500;

/**
 * Replaces a document's pages, chunks and facts in one transaction, so that readers see either the old content or the
 * new.
 */
export async function replaceDocumentContent(row: DocumentRow, claimant: string, read: ReadFiling): Promise<void> {
  // Encoded before the transaction, because an open transaction blocks everybody on the embedded database.
  const pageRows = read.pages.map((page) => ({
    documentId: row.id,
    page: page.page,
    width: page.width,
    height: page.height,
    text: page.text,
    layout: encodeLayout(page),
  }));
  const structure = { documentId: row.id, version: STRUCTURE_VERSION, content: encodeStructure(read.structure) };
  await database().transaction(async (tx) => {
    const [claimed] = await tx
      .update(documents)
      .set({
        processingStatus: 'processed',
        failureReason: null,
        failures: 0,
        failedAt: null,
        claimedBy: null,
        claimedAt: null,
        pdfKey: read.pdfKey,
        pageCount: read.pages.length,
        chunkCount: read.chunks.length,
        hasText: read.hasText,
        warnings: read.warnings,
        fiscalYear: row.fiscalYear ?? read.reportedYear,
        meetingDate: row.meetingDate ?? meetingDateOf(read),
        readerVersion: READER_VERSION,
        revision: sql`${documents.revision} + 1`,
        processedAt: new Date(),
      })
      .where(and(eq(documents.id, row.id), eq(documents.claimedBy, claimant)))
      .returning({ id: documents.id });
    if (!claimed)
      throw new AppError('conflict', 'The document was deleted or taken over while it was being processed.');
    await tx.delete(documentPages).where(eq(documentPages.documentId, row.id));
    await tx.delete(chunks).where(eq(chunks.documentId, row.id));
    await tx.delete(facts).where(eq(facts.documentId, row.id));
    await tx.delete(financialFacts).where(eq(financialFacts.documentId, row.id));
    await tx.delete(documentStructures).where(eq(documentStructures.documentId, row.id));
    await tx.insert(documentStructures).values(structure);
    await tx.delete(drawnRuns).where(eq(drawnRuns.documentId, row.id));
    await insertAll(pageRows, (batch) => tx.insert(documentPages).values(batch));
    await insertChunks(tx, row.id, read);
    await insertFacts(tx, row.id, read);
    await insertFinancials(tx, row.id, read);
    if (read.embeddingTokens !== null)
      await recordEmbedding(tx, claimant, row, read.chunks.length, read.embeddingTokens);
    await emitFilingEvent(tx, row, {
      type: 'document.processed',
      data: {
        form_type: row.formType,
        fiscal_year: row.fiscalYear ?? read.reportedYear,
        filing_date: row.filingDate,
        accession_number: row.accessionNumber,
        pages: read.pages.length,
        is_first: row.processedAt === null,
      },
    });
    // Subscribers are notified if and only if the new pages are stored.
    await enqueue(tx, 'match-document', { documentId: row.id });
    await enqueue(tx, 'check-drawn', { documentId: row.id });
    await enqueue(tx, 'build-meetings', { documentId: row.id });
    if (isFetchedAs(row.formType, '8-K')) await enqueue(tx, 'record-outcomes', { documentId: row.id });
    if (isFetchedAs(row.formType, 'proxy')) await enqueue(tx, 'fetch-outcomes', { companyId: row.companyId });
  });
}

async function insertChunks(tx: Db, documentId: string, read: ReadFiling): Promise<void> {
  const rows = read.chunks.map((chunk) => ({
    documentId,
    ordinal: chunk.ordinal,
    page: chunk.page,
    sectionTitle: chunk.sectionTitle,
    text: chunk.text,
    context: chunk.context,
    terms: chunk.terms,
    tags: chunk.tags,
    charStart: chunk.charStart,
    charEnd: chunk.charEnd,
    boxes: chunk.boxes,
    isTable: chunk.isTable,
    embedding: chunk.embedding,
    embeddingModel: chunk.embedding ? read.embeddingModel : null,
  }));
  await insertAll(rows, (batch) => tx.insert(chunks).values(batch));
}

async function insertFacts(tx: Db, documentId: string, read: ReadFiling): Promise<void> {
  const rows = read.facts.map((fact, ordinal) => ({
    documentId,
    key: fact.key,
    value: fact.value,
    unit: fact.unit,
    period: fact.period,
    page: fact.page,
    quote: fact.quote,
    charStart: fact.charStart,
    charEnd: fact.charEnd,
    boxes: fact.boxes,
    confidence: Math.round(fact.confidence * 100),
    source: fact.source,
    withheldReason: fact.withheldReason,
    ordinal,
  }));
  await insertAll(rows, (batch) => tx.insert(facts).values(batch));
}

async function insertFinancials(tx: Db, documentId: string, read: ReadFiling): Promise<void> {
  const rows = read.financials.map(({ text, ...fact }, ordinal) => ({
    ...fact,
    documentId,
    ordinal,
    textValue: text,
  }));
  await insertAll(rows, (batch) => tx.insert(financialFacts).values(batch), ROWS_OF_FIGURES);
}

async function insertAll<T>(
  rows: readonly T[],
  insert: (batch: T[]) => PromiseLike<unknown>,
  size = ROWS_PER_INSERT,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) await insert(rows.slice(start, start + size));
}

function meetingDateOf(read: ReadFiling): string | null {
  const best = read.facts
    .filter((fact) => fact.key === 'meeting_date' && fact.withheldReason === null)
    .sort((a, b) => b.confidence - a.confidence)[0];
  return typeof best?.value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(best.value) ? best.value : null;
}
