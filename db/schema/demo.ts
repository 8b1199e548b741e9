import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organization, user } from './auth.ts';
import { createdAt, instant } from './columns.ts';

/**
 * Workspaces of demo visitors: each has its own organization and person and is deleted after a day. Requests have no
 * access.
 */
export const demoWorkspaces = pgTable('demo_workspaces', {
  tenantId: text('tenant_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** When the sample's reports and engagements were copied into it; null while the sample is being prepared. */
  filledAt: instant('filled_at'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
}).enableRLS();

/** How much a visitor has used of the workspace's quotas. */
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
