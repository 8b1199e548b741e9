import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/**
 * Properties that all instances on this database must share, such as the location of the files. Written at the first
 * start.
 */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
}).enableRLS();

/** When the next request may be sent, for all processes on this database. */
export const rateGates = pgTable('rate_gates', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
  pausedUntil: instant('paused_until'),
  /** Requests let through since the beginning. */
  passed: bigint('passed', { mode: 'number' }).notNull().default(0),
}).enableRLS();
