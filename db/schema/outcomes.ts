import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { createdAt, primaryId } from './columns.ts';
import { documents } from './documents.ts';
import { rowsOf } from './policies.ts';

type StoredBox = { page: number; x: number; y: number; width: number; height: number };
/** A number of shares with the place that prints it. */
export type StoredCount = { value: number; page: number; boxes: StoredBox[] };

/** A meeting whose results a filing reports, read once for everybody who sees the document. */
export const outcomeMeetings = pgTable(
  'outcome_meetings',
  {
    id: primaryId(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    ordinal: integer('ordinal').notNull(),
    meetingDate: date('meeting_date').notNull(),
    /** 'event': the text does not give the day; the filing's date of the event is used. */
    dateSource: text('date_source', { enum: ['text', 'event'] }).notNull(),
    meetingType: text('meeting_type', { enum: ['annual', 'special'] }),
    isAmendment: boolean('is_amendment').notNull(),
    isPreliminary: boolean('is_preliminary').notNull().default(false),
    /** Of all classes; where the filing counts them. */
    sharesPresent: doublePrecision('shares_present'),
    /** What the board decided on how often to vote on pay, where the filing says it, with its words. */
    frequency: jsonb('frequency').$type<{
      value: 'one_year' | 'two_years' | 'three_years';
      page: number | null;
      quote: string;
      boxes: StoredBox[];
    } | null>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('outcome_meetings_document_idx').on(table.documentId, table.ordinal),
    index('outcome_meetings_company_idx').on(table.companyId, table.meetingDate),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);

/** The result of one proposal, nominee or class of shares, as printed. */
export const outcomeLines = pgTable(
  'outcome_lines',
  {
    id: primaryId(),
    outcomeMeetingId: uuid('outcome_meeting_id')
      .notNull()
      .references(() => outcomeMeetings.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    ordinal: integer('ordinal').notNull(),
    number: text('number'),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    nominee: text('nominee'),
    shareClass: text('share_class'),
    /** By kind of vote; a kind that is missing is not given, or not with certainty. */
    counts: jsonb('counts').$type<Partial<Record<string, StoredCount>>>().notNull(),
    /** Kinds that are printed and could not be read with certainty. */
    unread: text('unread').array().notNull().default([]),
    statedResult: text('stated_result', { enum: ['passed', 'not_passed'] }),
    check: text('check_result', { enum: ['ok', 'unequal', 'unchecked'] }).notNull(),
    source: text('source', { enum: ['table', 'text'] }).notNull(),
    page: integer('page'),
    quote: text('quote').notNull().default(''),
    boxes: jsonb('boxes').$type<StoredBox[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('outcome_lines_meeting_idx').on(table.outcomeMeetingId, table.ordinal),
    index('outcome_lines_document_idx').on(table.documentId),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);

/** The filings searched for results, with the version of the reader and the pages that were read. */
export const outcomeReadings = pgTable(
  'outcome_readings',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    revision: integer('revision').notNull(),
    hasItem: boolean('has_item').notNull(),
    readAt: createdAt(),
  },
  (table) => [rowsOf(table.documentId, documents.id, { for: 'select' })],
);
