import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
  vector,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { bytea, createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { rowsOf, rowsWhere, tenantRows } from './policies.ts';

export const PROCESSING_STATUSES = ['pending', 'downloaded', 'processing', 'processed', 'failed'] as const;

type StoredBox = { page: number; x: number; y: number; width: number; height: number };
type StoredWarning = { kind: string; page: number | null; excerpt: string; detail: string };

/** A filing. `tenantId` is null for a filing from EDGAR, which all tenants share. */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    tenantId: text('tenant_id'),
    source: text('source', { enum: ['edgar', 'upload'] }).notNull(),
    formType: text('form_type').notNull(),
    documentType: text('document_type').notNull(),
    fiscalYear: integer('fiscal_year'),
    filingDate: date('filing_date'),
    fiscalPeriodEnd: date('fiscal_period_end'),
    meetingDate: date('meeting_date'),
    accessionNumber: text('accession_number'),
    primaryDocument: text('primary_document'),
    sourceUrl: text('source_url'),
    fileName: text('file_name'),
    processingStatus: text('processing_status', { enum: PROCESSING_STATUSES }).notNull().default('pending'),
    /** A sentence for the user; set only when the status is failed. */
    failureReason: text('failure_reason'),
    /** Number of failures since it was last processed; the daily poll retries it, later after every failure. */
    failures: integer('failures').notNull().default(0),
    failedAt: instant('failed_at'),
    sha256: text('sha256'),
    sizeBytes: integer('size_bytes'),
    /** Storage keys of the file as received and of the PDF that pages and boxes refer to. */
    originalKey: text('original_key'),
    originalContentType: text('original_content_type'),
    pdfKey: text('pdf_key'),
    pageCount: integer('page_count'),
    chunkCount: integer('chunk_count').notNull().default(0),
    hasText: boolean('has_text'),
    warnings: jsonb('warnings').$type<StoredWarning[]>().notNull().default([]),
    /**
     * The claimant that processes it, and when it last renewed its lease; after two minutes without renewal another may
     * take over.
     */
    claimedBy: text('claimed_by'),
    claimedAt: instant('claimed_at'),
    /** Increases whenever the chunks are replaced; part of the key of caches. */
    revision: integer('revision').notNull().default(0),
    /** Version of the reader that made the pages, chunks and facts; see lib/processing/read/reader-version. */
    readerVersion: integer('reader_version').notNull().default(0),
    uploadedBy: text('uploaded_by'),
    processedAt: instant('processed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('documents_company_idx').on(table.companyId, table.tenantId),
    uniqueIndex('documents_edgar_accession_idx')
      .on(table.companyId, table.accessionNumber)
      .where(sql`${table.tenantId} is null and ${table.accessionNumber} is not null`),
    uniqueIndex('documents_upload_bytes_idx')
      .on(table.tenantId, table.companyId, table.sha256)
      .where(sql`${table.source} = 'upload'`),
    index('documents_status_idx').on(table.processingStatus),
    tenantRows(table.tenantId),
    rowsWhere('edgar_read_by_all', sql`${table.tenantId} is null`, { for: 'select' }),
  ],
);

/** A filing from EDGAR that a tenant removed from its list; fetching it again adds it again. */
export const hiddenDocuments = pgTable(
  'hidden_documents',
  {
    tenantId: text('tenant_id').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    hiddenBy: text('hidden_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.documentId] }), tenantRows(table.tenantId)],
);

/**
 * The extracted page: exact text, and lines with character boxes in the compact format of lib/pdf/quotes/layout-codec.
 */
export const documentPages = pgTable(
  'document_pages',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    /** In points. */
    width: real('width').notNull(),
    height: real('height').notNull(),
    text: text('text').notNull(),
    layout: bytea('layout').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.page] }),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);

/** The structure of a document in the reader's packed format: units, people, terms. */
export const documentStructures = pgTable(
  'document_structures',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Version of the reader that made it; an older structure is read again from the pages. */
    version: integer('version').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [rowsOf(table.documentId, documents.id, { for: 'select' })],
);

export const chunks = pgTable(
  'chunks',
  {
    id: primaryId(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    page: integer('page').notNull(),
    sectionTitle: text('section_title'),
    text: text('text').notNull(),
    context: text('context').notNull(),
    /** Porter stems of context and text in order, joined with spaces, so that a search need not compute them. */
    terms: text('terms').notNull(),
    tags: text('tags').array().notNull().default([]),
    charStart: integer('char_start').notNull(),
    charEnd: integer('char_end').notNull(),
    boxes: jsonb('boxes').$type<StoredBox[]>().notNull(),
    isTable: boolean('is_table').notNull().default(false),
    embedding: vector('embedding', { dimensions: 512 }),
    embeddingModel: text('embedding_model'),
  },
  (table) => [
    uniqueIndex('chunks_document_ordinal_idx').on(table.documentId, table.ordinal),
    // Names the nearest documents of a scope that is too large to be scored whole.
    index('chunks_embedding_idx').using('hnsw', table.embedding.op('vector_cosine_ops')),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);

/** A typed governance fact with the words that state it. Contradicting facts are separate rows. */
export const facts = pgTable(
  'facts',
  {
    id: primaryId(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    unit: text('unit'),
    period: text('period'),
    page: integer('page'),
    quote: text('quote').notNull(),
    charStart: integer('char_start'),
    charEnd: integer('char_end'),
    boxes: jsonb('boxes').$type<StoredBox[]>().notNull().default([]),
    confidence: integer('confidence_percent').notNull(),
    source: text('source', { enum: ['text', 'xbrl'] }).notNull(),
    /**
     * Why the value is not stated; null for a fact in use. Withheld values are shown with the reason and used for
     * nothing else.
     */
    withheldReason: text('withheld_reason'),
    ordinal: integer('ordinal').notNull().default(0),
  },
  (table) => [
    index('facts_document_key_idx').on(table.documentId, table.key),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);

/** Result of reading a line's (or cell's) words on the drawn page; stored because character recognition is slow. */
export const drawnRuns = pgTable(
  'drawn_runs',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Revision of the document; after a new reading the pages are checked again. */
    revision: integer('revision').notNull(),
    page: integer('page').notNull(),
    /** Offset of the first character in the page's text. */
    charStart: integer('char_start').notNull(),
    missing: jsonb('missing').$type<{ start: number; end: number; text: string }[]>().notNull(),
    isBlank: boolean('is_blank').notNull(),
    extra: text('extra'),
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision, table.page, table.charStart] }),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);
