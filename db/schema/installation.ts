import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';

/**
 * What every instance on this database must have in common, such as where the files lie. Written at the first start.
 */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
}).enableRLS();

/** When the next request may leave, of all processes on this database together. */
export const rateGates = pgTable('rate_gates', {
  name: text('name').primaryKey(),
  nextAt: instant('next_at').notNull(),
  pausedUntil: instant('paused_until'),
}).enableRLS();
