import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { tenantRows, visibleRows } from './policies.ts';

type StoredQuery = {
  id: string;
  text: string;
  category: string;
  expected_sources: string[];
  flags: string[];
  citation_required: boolean;
};

/** A report template of a tenant. The built-in one is defined in code and has no row. */
export const templates = pgTable(
  'templates',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    createdBy: text('created_by').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    queries: jsonb('queries').$type<StoredQuery[]>().notNull(),
    categoryMapping: jsonb('category_mapping').$type<Record<string, string>>().notNull(),
    categoryOrder: jsonb('category_order').$type<string[]>().notNull(),
    /** 'user': visible only to its creator. */
    visibility: text('visibility', { enum: ['user', 'organization'] }).notNull(),
    /** Its reports have a section on what changed since the filing of the year before. */
    includeChanges: boolean('include_changes').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('templates_tenant_idx').on(table.tenantId, table.visibility, table.createdBy), visibleRows(table)],
);

/** The flags of a template; those of the built-in one are stored per tenant under its constant id. */
export const templateFlags = pgTable(
  'template_flags',
  {
    tenantId: text('tenant_id').notNull(),
    templateId: text('template_id').notNull(),
    /** One flag per line. */
    flagConfiguration: text('flag_configuration').notNull(),
    /** Lines that came from queries, so that they are removed with them. */
    linesFromQueries: jsonb('lines_from_queries').$type<string[]>().notNull().default([]),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.templateId] }), tenantRows(table.tenantId)],
);
