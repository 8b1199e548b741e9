import { sql } from 'drizzle-orm';
import { boolean, char, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, updatedAt } from './columns.ts';
import { rowsWhere, tenantRows } from './policies.ts';

/** The global catalogue: one row a filer, the CIK zero-padded to ten digits. */
export const companies = pgTable(
  'companies',
  {
    id: primaryId(),
    cik: char('cik', { length: 10 }).notNull(),
    ticker: text('ticker').notNull(),
    name: text('name').notNull(),
    /** 'sec' rows come from the SEC's list and are refreshed; 'user' rows were typed or imported. */
    source: text('source', { enum: ['sec', 'user'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('companies_cik_idx').on(table.cik),
    index('companies_ticker_idx').on(table.ticker),
    index('companies_name_lower_idx').on(sql`lower(${table.name})`),
    rowsWhere('everybody_reads', sql`true`, { for: 'select' }),
    rowsWhere('requests_add_typed', sql`${table.source} = 'user'`, { for: 'insert' }),
  ],
);

/** A company on a tenant's list. What the tenant edits stands here and is seen by that tenant alone. */
export const tenantCompanies = pgTable(
  'tenant_companies',
  {
    tenantId: text('tenant_id').notNull(),
    companyId: uuid('company_id').notNull().references(() => companies.id),
    ticker: text('ticker').notNull(),
    name: text('name').notNull(),
    /** CORPORATION, LLC, PARTNERSHIP, OTHER, or the bulk default '10-K', shown as "Unspecified". */
    entityType: text('entity_type').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.companyId] }),
    index('tenant_companies_company_idx').on(table.companyId),
    tenantRows(table.tenantId),
  ],
);
