import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { rateGates } from '@/db/schema';
import { SLOT_MS, type RateGate } from '@/lib/edgar/rate-gate';

/**
 * One rate limit for all processes on the database, on any number of machines, by the database's clock. A request
 * reserves the next slot and waits for it without holding a lock, so a killed process leaves only an unused slot.
 */
export function databaseRateGate(name: string, slotMs = SLOT_MS): RateGate {
  const slot = sql`${slotMs}::float8 * interval '1 millisecond'`;
  return {
    async wait(signal) {
      signal?.throwIfAborted();
      const rows = await database().execute<{ wait_ms: number }>(sql`
        insert into ${rateGates} as gate (name, next_at, passed) values (${name}, clock_timestamp() + ${slot}, 1)
        on conflict (name) do update set next_at = greatest(gate.next_at, gate.paused_until, clock_timestamp()) + \
${slot}, passed = gate.passed + 1
        returning (extract(epoch from next_at - ${slot} - clock_timestamp()) * 1000)::float8 as wait_ms`);
      await delay(Math.max(0, Math.ceil(rows[0]?.wait_ms ?? 0)), undefined, { signal });
    },
    async pause(ms) {
      await database().execute(sql`
        insert into ${rateGates} as gate (name, next_at, paused_until)
        values (${name}, clock_timestamp(), clock_timestamp() + ${ms}::float8 * interval '1 millisecond')
        on conflict (name) do update set paused_until = greatest(gate.paused_until, excluded.paused_until)`);
    },
  };
}
