import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { addedRows, ownRows, tenantRows } from './policies.ts';

/**
 * Who did what, and when. Rows are only added: triggers refuse every change, and at commit give each new row its
 * position in its tenant's hash chain.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    /** Starts at 1 without gaps within a tenant. Set by the database, like the hash; null only until the commit. */
    sequence: bigint('sequence', { mode: 'number' }),
    hash: text('hash'),
  },
  (table) => [
    index('audit_records_tenant_idx').on(table.tenantId, table.createdAt),
    uniqueIndex('audit_records_chain_key').on(table.tenantId, table.sequence),
    index('audit_records_unchained_idx')
      .on(table.tenantId, table.id)
      .where(sql`${table.sequence} is null`),
    ...addedRows(table.tenantId),
  ],
);

/** Length of a tenant's chain and its last hash, so that removing the last records is detected too. */
export const auditChainHeads = pgTable(
  'audit_chain_heads',
  {
    tenantId: text('tenant_id').primaryKey(),
    records: bigint('records', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [tenantRows(table.tenantId, { for: 'select' })],
);

/** First answers to requests with an Idempotency-Key; a row without status is a request that is still running. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.route, table.key] }),
    index('idempotency_keys_expires_idx').on(table.expiresAt),
    ownRows(table),
  ],
);
