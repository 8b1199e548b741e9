import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Number of requests of each user, tenant and address in the current minute. An unlogged table: it may be lost in a
 * crash.
 */
export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  /** Minutes since 1970. */
  minute: bigint('minute', { mode: 'number' }).notNull(),
  count: integer('count').notNull(),
}).enableRLS();

/** Number of letters and invitations sent by an account or a tenant on a UTC day. */
export const mailCounts = pgTable(
  'mail_counts',
  {
    /** 'user:<id>' or 'tenant:<id>'. */
    sender: text('sender').notNull(),
    /** A day, for example 2026-11-21. */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sender, table.day] })],
).enableRLS();
