import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How many requests each user, tenant and address made in the running minute. Unlogged: it may be lost in a crash. */
export const requestCounts = pgTable('request_counts', {
  key: text('key').primaryKey(),
  /** Minutes since 1970. */
  minute: bigint('minute', { mode: 'number' }).notNull(),
  count: integer('count').notNull(),
}).enableRLS();
