import { date, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { primaryId } from './columns.ts';
import { documents } from './documents.ts';
import { rowsOf } from './policies.ts';

type StoredBox = { page: number; x: number; y: number; width: number; height: number };

/** A tagged figure or name of a filing's statements, notes or cover, with the place where it is printed. */
export const financialFacts = pgTable(
  'financial_facts',
  {
    id: primaryId(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    /** With its prefix, for example us-gaap:Assets. */
    concept: text('concept').notNull(),
    statement: text('statement', { enum: ['income', 'balance', 'cash_flow', 'note', 'cover'] }).notNull(),
    /** Null for a point in time. */
    periodStart: date('period_start'),
    periodEnd: date('period_end').notNull(),
    /** In full units; null for text and for values that the filing marks as nil. */
    value: doublePrecision('value'),
    textValue: text('text_value'),
    unit: text('unit'),
    /**
     * Number of exact digits after the decimal point, negative for thousands and millions; null for exact values and
     * text.
     */
    decimals: smallint('decimals'),
    /** Axis → member; empty for the company as a whole. */
    dimensions: jsonb('dimensions').$type<Record<string, string>>().notNull().default({}),
    source: text('source', { enum: ['xbrl', 'table'] }).notNull(),
    check: text('check_result', { enum: ['ok', 'unchecked', 'failed'] }).notNull(),
    page: integer('page'),
    quote: text('quote').notNull().default(''),
    /** Boxes of the value first, then of its row's label. */
    boxes: jsonb('boxes').$type<StoredBox[]>().notNull().default([]),
    /** Other pages that print the same value. */
    otherPages: jsonb('other_pages').$type<number[]>().notNull().default([]),
  },
  (table) => [
    index('financial_facts_document_concept_idx').on(table.documentId, table.concept),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);
