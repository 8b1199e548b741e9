import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobRuns } from '@/db/schema';
import { log } from '@/lib/log';
import { JobCancelledError } from './failures';

const BEAT_MS = 1000;
const LOOK_MS = 250;
/**
 * A handler without a sign of life for this long is dead. Reading a filing can block the thread that gives it for more
 * than ten seconds on a busy machine.
 */
const LEASE_SECONDS = 60;
/** Longest time that one call waits for a handler that does not stop. */
const PATIENCE_MS = 90_000;
const KEPT_DAYS = 8;

/** The handlers of this process, by run. */
const working = new Map<string, AbortController>();
let beat: NodeJS.Timeout | undefined;
let isRenewing = false;

/**
 * Runs the handler of one attempt with a signal that also aborts when its run is cancelled, in this process or another.
 * The error of a cancelled handler is not thrown: the provider has ended its job.
 */
export async function inRun<T>(
  runId: string,
  providerSignal: AbortSignal,
  handle: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const cancellation = new AbortController();
  working.set(runId, cancellation);
  beat ??= setInterval(() => void renewLeases(), BEAT_MS);
  await begin(runId);
  const signal = AbortSignal.any([providerSignal, cancellation.signal]);
  try {
    return await handle(signal);
  } catch (error) {
    if (!cancellation.signal.aborted) throw error;
    return undefined;
  } finally {
    if (working.get(runId) === cancellation) working.delete(runId);
    if (working.size === 0) {
      clearInterval(beat);
      beat = undefined;
    }
    await end(runId);
  }
}

/**
 * Stops the handler of a cancelled run, in whatever process it works, and tells the job's definition when the handler
 * has ended or its worker is dead. Throws when the handler works on, or when the caller's signal aborts.
 */
export async function cancelRun(runId: string, signal: AbortSignal, tell: () => Promise<void>): Promise<void> {
  await database().delete(jobRuns).where(isOlderThanDays(KEPT_DAYS));
  await database()
    .insert(jobRuns)
    .values({ runId, cancelledAt: sql`now()` })
    .onConflictDoUpdate({ target: jobRuns.runId, set: { cancelledAt: sql`now()` } });
  working.get(runId)?.abort(new JobCancelledError());
  const deadlineMs = Date.now() + PATIENCE_MS;
  while (await isWorkedOn(runId)) {
    if (Date.now() > deadlineMs) throw new Error('A cancelled job does not stop.');
    await delay(LOOK_MS, undefined, { signal });
  }
  await tell();
  await database()
    .update(jobRuns)
    .set({ reportedAt: sql`now()` })
    .where(eq(jobRuns.runId, runId));
}

const isOlderThanDays = (days: number) =>
  lt(sql`greatest(${jobRuns.aliveAt}, ${jobRuns.cancelledAt})`, sql`now() - ${days} * interval '1 day'`);

async function isWorkedOn(runId: string): Promise<boolean> {
  const isAlive = gt(jobRuns.aliveAt, sql`now() - ${LEASE_SECONDS} * interval '1 second'`);
  const [row] = await database()
    .select({ runId: jobRuns.runId })
    .from(jobRuns)
    .where(and(eq(jobRuns.runId, runId), isAlive));
  return Boolean(row);
}

/** A run that begins is not cancelled. An earlier cancellation is over, since pg-boss can resume the same job. */
async function begin(runId: string): Promise<void> {
  const now = { aliveAt: sql`now()`, cancelledAt: null, reportedAt: null };
  await tolerate('the run of a job could not be stored', () =>
    database()
      .insert(jobRuns)
      .values({ runId, ...now })
      .onConflictDoUpdate({ target: jobRuns.runId, set: now }),
  );
}

/** The row of a cancelled run stays, for those who wait for its end. */
async function end(runId: string): Promise<void> {
  const isThis = eq(jobRuns.runId, runId);
  await tolerate('the end of a job’s run could not be stored', async () => {
    await database()
      .delete(jobRuns)
      .where(and(isThis, isNull(jobRuns.cancelledAt)));
    await database().update(jobRuns).set({ aliveAt: null }).where(isThis);
  });
}

async function renewLeases(): Promise<void> {
  const runIds = [...working.keys()];
  if (runIds.length === 0 || isRenewing) return;
  isRenewing = true;
  await tolerate('the runs of jobs could not be stored', async () => {
    const rows = await database()
      .update(jobRuns)
      .set({ aliveAt: sql`now()` })
      .where(and(inArray(jobRuns.runId, runIds), isNotNull(jobRuns.aliveAt)))
      .returning({ runId: jobRuns.runId, cancelledAt: jobRuns.cancelledAt });
    for (const { runId, cancelledAt } of rows) if (cancelledAt) working.get(runId)?.abort(new JobCancelledError());
  });
  isRenewing = false;
}

/** A short database outage is no reason to stop a handler; its work itself will notice one. */
async function tolerate(sentence: string, store: () => Promise<unknown>): Promise<void> {
  try {
    await store();
  } catch (error) {
    log.warn({ err: error }, sentence);
  }
}
