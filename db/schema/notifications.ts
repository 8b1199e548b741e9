import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { ownRows } from './policies.ts';

export const NOTIFICATION_KINDS = [
  'report_completed',
  'report_failed',
  'limit_reached',
  'ballot_filing_changed',
  'outcome_recorded',
  'account_security',
  'webhook_paused',
] as const;

/** A notification for one person: in the inbox, by e-mail, or both. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** A path within the product. */
    link: text('link').notNull(),
    subscriptionId: uuid('subscription_id'),
    groupId: uuid('group_id'),
    reportId: uuid('report_id'),
    /** False when it is sent only by e-mail. */
    isInApp: boolean('is_in_app').notNull(),
    isByEmail: boolean('is_by_email').notNull(),
    /** A notification with the same key is sent once. */
    dedupeKey: text('dedupe_key').notNull(),
    readAt: instant('read_at'),
    emailedAt: instant('emailed_at'),
    emailError: text('email_error'),
    emailAttempts: integer('email_attempts').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_dedupe_idx').on(table.tenantId, table.userId, table.dedupeKey),
    index('notifications_inbox_idx')
      .on(table.tenantId, table.userId, table.createdAt)
      .where(sql`${table.isInApp}`),
    ownRows(table),
  ],
);
