import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { tenantRows } from './policies.ts';

/** Settings of a tenant that the sign-in provider does not store. */
export const tenantSettings = pgTable(
  'tenant_settings',
  {
    tenantId: text('tenant_id').primaryKey(),
    analysisContext: text('analysis_context').notNull().default(''),
    /** Whether members may send their letters through the installation's mail server. */
    areLettersAllowed: boolean('are_letters_allowed').notNull().default(false),
    updatedBy: text('updated_by').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [tenantRows(table.tenantId)],
);
