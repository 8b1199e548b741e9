import { asc, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Db } from '@/db/client';
import { jobOutbox } from '@/db/schema';
import { log } from '@/lib/log';
import type { QueuedJob } from './contracts';

const storedSchema = z.object({
  payload: z.unknown(),
  tenantId: z.string().optional(),
  startAfter: z.iso.datetime().optional(),
});

/** An event for a hosted provider. Sending it twice is harmless because of its id. */
export type OutboxEvent = {
  id: string;
  name: string;
  payload: unknown;
  tenantId: string | undefined;
  startAfter: Date | undefined;
};

const BATCH = 100;
const KICK_MS = 50;

let onAdded: (() => void) | undefined;

/** Stores the event in the caller's transaction; after the commit it is sent by this or another process. */
export async function addToOutbox(db: Db, { name, payload, tenantId, startAfter }: QueuedJob): Promise<void> {
  await db.insert(jobOutbox).values({ name, payload: { payload, tenantId, startAfter: startAfter?.toISOString() } });
  // Most transactions have committed after this delay; the loop finds the remaining events.
  if (onAdded) setTimeout(onAdded, KICK_MS).unref();
}

/** Sends waiting events, oldest first. Events that cannot be sent stay, with the reason. Returns the number sent. */
export async function sendOutbox(send: (events: OutboxEvent[]) => Promise<void>): Promise<number> {
  const rows = await database()
    .select()
    .from(jobOutbox)
    .where(isNull(jobOutbox.sentAt))
    .orderBy(asc(jobOutbox.createdAt))
    .limit(BATCH);
  if (rows.length === 0) return 0;
  const ids = rows.map((row) => row.id);
  try {
    await send(
      rows.map((row) => {
        const { payload, tenantId, startAfter } = storedSchema.parse(row.payload);
        return {
          id: row.id,
          name: row.name,
          payload,
          tenantId,
          startAfter: startAfter ? new Date(startAfter) : undefined,
        };
      }),
    );
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await database()
      .update(jobOutbox)
      .set({ attempts: sql`${jobOutbox.attempts} + 1`, lastError })
      .where(inArray(jobOutbox.id, ids));
    throw error;
  }
  await database().update(jobOutbox).set({ sentAt: new Date(), lastError: null }).where(inArray(jobOutbox.id, ids));
  return rows.length;
}

/**
 * Sends repeatedly until stopped: soon after an event was added in this process, and at intervals for events of other
 * processes.
 */
export function startOutboxLoop(
  send: (events: OutboxEvent[]) => Promise<void>,
  everyMs = 1000,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let failures = 0;
  const next = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, delayMs);
  };
  const run = () => {
    current = current.then(async () => {
      try {
        const sent = await sendOutbox(send);
        failures = 0;
        next(sent === BATCH ? 0 : everyMs);
      } catch (error) {
        failures += 1;
        log.error({ err: error, failures }, 'events could not be sent to the job provider');
        next(Math.min(60_000, everyMs * 2 ** failures));
      }
    });
  };
  onAdded = run;
  run();
  return {
    async stop() {
      isStopped = true;
      onAdded = undefined;
      clearTimeout(timer);
      await current;
    },
  };
}
