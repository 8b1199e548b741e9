import { sql } from 'drizzle-orm';
import { boolean, char, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, updatedAt } from './columns.ts';
import { rowsWhere, tenantRows, whoAsks } from './policies.ts';

/**
 * The catalogue of EDGAR's filers, one row each, and companies typed by tenants; the CIK is zero-padded to ten digits.
 */
export const companies = pgTable(
  'companies',
  {
    id: primaryId(),
    /** Null in the catalogue. A company that is not on EDGAR's list belongs to the tenant that typed it. */
    tenantId: text('tenant_id'),
    cik: char('cik', { length: 10 }).notNull(),
    ticker: text('ticker').notNull(),
    name: text('name').notNull(),
    /** 'sec' rows are the catalogue, refreshed from the SEC's list; 'user' rows were typed or imported. */
    source: text('source', { enum: ['sec', 'user'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('companies_cik_idx')
      .on(table.cik)
      .where(sql`${table.tenantId} is null`),
    uniqueIndex('companies_tenant_cik_idx')
      .on(table.tenantId, table.cik)
      .where(sql`${table.tenantId} is not null`),
    index('companies_ticker_idx').on(table.ticker),
    index('companies_name_lower_idx').on(sql`lower(${table.name})`),
    rowsWhere('reads_catalogue_and_own', sql`${table.tenantId} is null or ${table.tenantId} = ${whoAsks.tenant}`, {
      for: 'select',
    }),
    rowsWhere('requests_add_own', sql`${table.source} = 'user' and ${table.tenantId} = ${whoAsks.tenant}`, {
      for: 'insert',
    }),
  ],
);

/** A company on a tenant's list, with the values that the tenant edited; only visible to that tenant. */
export const tenantCompanies = pgTable(
  'tenant_companies',
  {
    tenantId: text('tenant_id').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
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
