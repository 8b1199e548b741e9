import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns.ts';
import { documents } from './documents.ts';
import { rowsWhere } from './policies.ts';

/**
 * The text of two filings compared, kept until one of them or the engine changes. Visible to everyone who can see both
 * filings.
 */
export const filingComparisons = pgTable(
  'filing_comparisons',
  {
    fromDocumentId: uuid('from_document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    toDocumentId: uuid('to_document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Revisions of the documents that were compared. */
    fromRevision: integer('from_revision').notNull(),
    toRevision: integer('to_revision').notNull(),
    /** Of the engine; see lib/changes/stored-comparison. */
    version: integer('version').notNull(),
    tookMs: integer('took_ms').notNull(),
    /** The sections as lib/changes/stored-comparison packs them. */
    content: bytea('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.fromDocumentId, table.toDocumentId] }),
    index('filing_comparisons_to_idx').on(table.toDocumentId),
    rowsWhere(
      'both_filings_visible',
      sql`exists (select 1 from ${documents}
        where ${documents.id} = ${table.fromDocumentId})
        and exists (select 1 from ${documents}
        where ${documents.id} = ${table.toDocumentId})`,
      { for: 'select' },
    ),
  ],
);
