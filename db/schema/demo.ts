import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organization, user } from './auth.ts';
import { createdAt, instant } from './columns.ts';

/**
 * The workspaces of visitors to the demo: an organization and a person of its own each, gone after a day. Closed to
 * requests.
 */
export const demoWorkspaces = pgTable('demo_workspaces', {
  tenantId: text('tenant_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** When the sample's reports and engagements were copied into it; null while the sample itself is being made. */
  filledAt: instant('filled_at'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
}).enableRLS();

/** What the visitor has used of the workspace's quotas. */
export const demoUsage = pgTable(
  'demo_usage',
  {
    tenantId: text('tenant_id')
      .notNull()
      .references(() => demoWorkspaces.tenantId, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.kind] })],
).enableRLS();
