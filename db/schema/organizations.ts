import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, updatedAt } from './columns.ts';
import { tenantRows } from './policies.ts';

/** Settings of a tenant that the sign-in provider does not store. */
export const tenantSettings = pgTable(
  'tenant_settings',
  {
    tenantId: text('tenant_id').primaryKey(),
    analysisContext: text('analysis_context').notNull().default(''),
    /** Whether members may send their letters through the installation's mail server. */
    areLettersAllowed: boolean('are_letters_allowed').notNull().default(false),
    /** Set when the steps of the first run were done or hidden. */
    firstRunEndedAt: instant('first_run_ended_at'),
    updatedBy: text('updated_by').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [tenantRows(table.tenantId)],
);
