import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { documents } from './documents.ts';
import { jobs } from './jobs.ts';
import { rowsOf, visibleRows } from './policies.ts';

/** What the rows of a grid are made from; lib/grid/schema checks it. */
type StoredRow = {
  company_id: string | null;
  group_id: string | null;
  document_id: string | null;
  form_type: string | null;
  fiscal_year: number | null;
};
type StoredColumn = {
  id: string;
  kind: 'question' | 'fact' | 'line_item' | 'measure' | 'flag';
  heading: string;
  text: string;
  key: string | null;
  answer_type: string;
  limit: { operator: string; value: number } | null;
  is_pinned: boolean;
};
type StoredSource = {
  chunk_id: string;
  document_id: string;
  page_number: number;
  section_title: string;
  excerpt: string;
  bounding_boxes: { page: number; x: number; y: number; width: number; height: number }[];
  relevance_score: number;
  quote_verified: boolean;
};

/** Companies down, questions across. */
export const grids = pgTable(
  'grids',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    createdBy: text('created_by').notNull(),
    name: text('name').notNull(),
    /** 'user': visible only to its creator. */
    visibility: text('visibility', { enum: ['user', 'organization'] }).notNull(),
    rows: jsonb('rows').$type<StoredRow[]>().notNull(),
    columns: jsonb('columns').$type<StoredColumn[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('grids_tenant_idx').on(table.tenantId, table.updatedAt), visibleRows(table)],
);

/** The value of a cell. Rows are expanded when read, so a cell may belong to a row that no longer exists. */
export const gridCells = pgTable(
  'grid_cells',
  {
    gridId: uuid('grid_id')
      .notNull()
      .references(() => grids.id, { onDelete: 'cascade' }),
    rowId: uuid('row_id').notNull(),
    columnId: uuid('column_id').notNull(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    /** Hash of everything that the value depends on; see lib/grid/run/reuse-key. */
    reuseKey: text('reuse_key').notNull(),
    state: text('state', { enum: ['answered', 'not_stated', 'cannot_determine', 'failed'] }).notNull(),
    text: text('text').notNull(),
    value: jsonb('value').$type<string | number | boolean | null>(),
    unit: text('unit'),
    /** The least and greatest that the words allow; equal for an exact number. */
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    reason: text('reason'),
    sources: jsonb('sources').$type<StoredSource[]>().notNull().default([]),
    engine: text('engine').notNull(),
    /** How often it was computed; a cell taken over from another grid counts as none. */
    timesComputed: integer('times_computed').notNull().default(1),
    /** Set for flags, whose outcome is part of the value; limits of columns are compared when read. */
    isFlagged: boolean('is_flagged'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.gridId, table.rowId, table.columnId] }),
    index('grid_cells_reuse_idx').on(table.reuseKey),
    index('grid_cells_changed_idx').on(table.gridId, table.updatedAt),
    rowsOf(table.gridId, grids.id),
  ],
);

/** Cells that a run still has to compute. A worker claims all of a row's for a while; a dead worker's claim expires. */
export const gridWork = pgTable(
  'grid_work',
  {
    gridId: uuid('grid_id')
      .notNull()
      .references(() => grids.id, { onDelete: 'cascade' }),
    rowId: uuid('row_id').notNull(),
    columnId: uuid('column_id').notNull(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Of the row, so that rows are computed from top to bottom. */
    ordinal: integer('ordinal').notNull(),
    claimedBy: uuid('claimed_by'),
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.gridId, table.rowId, table.columnId] }),
    index('grid_work_job_idx').on(table.jobId, table.ordinal),
    rowsOf(table.gridId, grids.id),
  ],
);
