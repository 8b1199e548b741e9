import { date, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { primaryId } from './columns.ts';
import { documents } from './documents.ts';
import { rowsOf } from './policies.ts';

type StoredBox = { page: number; x: number; y: number; width: number; height: number };

/** A figure or name of a filing's statements, notes or cover, as it is tagged, with the place that prints it. */
export const financialFacts = pgTable(
  'financial_facts',
  {
    id: primaryId(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    /** With its prefix, as us-gaap:Assets. */
    concept: text('concept').notNull(),
    statement: text('statement', { enum: ['income', 'balance', 'cash_flow', 'note', 'cover'] }).notNull(),
    /** Null for an instant. */
    periodStart: date('period_start'),
    periodEnd: date('period_end').notNull(),
    /** In full units; null for text and for what the filing says is nil. */
    value: doublePrecision('value'),
    textValue: text('text_value'),
    unit: text('unit'),
    /** Digits after the point that are exact, negative for thousands and millions; null for exact values and text. */
    decimals: smallint('decimals'),
    /** Axis → member; empty for the company as a whole. */
    dimensions: jsonb('dimensions').$type<Record<string, string>>().notNull().default({}),
    source: text('source', { enum: ['xbrl', 'table'] }).notNull(),
    check: text('check_result', { enum: ['ok', 'unchecked', 'failed'] }).notNull(),
    page: integer('page'),
    quote: text('quote').notNull().default(''),
    /** Over the value first, then over the label of its row. */
    boxes: jsonb('boxes').$type<StoredBox[]>().notNull().default([]),
    /** Further pages that print the same. */
    otherPages: jsonb('other_pages').$type<number[]>().notNull().default([]),
  },
  (table) => [
    index('financial_facts_document_concept_idx').on(table.documentId, table.concept),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);
