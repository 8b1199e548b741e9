import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns.ts';
import { tenantRows } from './policies.ts';

/** A question and the answer that was shown, stored as a record. */
export const queries = pgTable(
  'queries',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    query: text('query').notNull(),
    documentIds: uuid('document_ids').array().notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
    engine: text('engine').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('queries_tenant_idx').on(table.tenantId, table.createdAt), tenantRows(table.tenantId)],
);
