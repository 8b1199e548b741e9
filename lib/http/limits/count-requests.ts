import { lt, sql } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { requestCounts } from '@/db/schema';
import { WINDOW_SECONDS } from './request-limits';

/** Adds `amount` to every key and returns the counts of the current minute, in the order of the keys. */
export type RequestCounter = (keys: string[], minute: number, amount?: number) => Promise<number[]>;

/** Counts in this process only; correct when there is one web process. */
export function memoryCounter(): RequestCounter {
  let running = { minute: 0, counts: new Map<string, number>() };
  return async (keys, minute, amount = 1) => {
    if (running.minute !== minute) running = { minute, counts: new Map() };
    return keys.map((key) => {
      const count = (running.counts.get(key) ?? 0) + amount;
      running.counts.set(key, count);
      return count;
    });
  };
}

/** Counts shared by all web processes on the database: one statement per request, on an unlogged table. */
export function databaseCounter(database: typeof systemDatabase = systemDatabase): RequestCounter {
  let cleaned = 0;
  return async (keys, minute, amount = 1) => {
    const db = database();
    const rows = [...keys].sort().map((key) => ({ key, minute, count: amount }));
    const counted = await db
      .insert(requestCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: requestCounts.key,
        set: {
          minute: sql`excluded.minute`,
          count: sql`case when ${requestCounts.minute} = excluded.minute then ${requestCounts.count} + excluded.count
            else excluded.count end`,
        },
      })
      .returning({ key: requestCounts.key, count: requestCounts.count });
    if (cleaned !== minute) {
      cleaned = minute;
      await db.delete(requestCounts).where(lt(requestCounts.minute, minute - 1));
    }
    const counts = new Map(counted.map(({ key, count }) => [key, count]));
    return keys.map((key) => counts.get(key) ?? 0);
  };
}

/** Minutes since 1970 for a time in milliseconds. */
export function minuteOf(nowMs: number): number {
  return Math.floor(nowMs / 1000 / WINDOW_SECONDS);
}
