import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Clock, type Db as SqlRunner } from 'pg-boss';
import { database, type Db } from '@/db/client';
import { asSystem } from '@/db/tenant-scope';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { QueuedJob } from '../contracts';
import { QUEUE_SCHEMA } from './install';

/**
 * One of each per process, although the web server's bundles contain several copies of this file: every sender must
 * find the transaction that any copy set.
 */
const shared = globalThis as typeof globalThis & {
  plumblineJobSender?: Promise<PgBoss>;
  plumblineCallersDb?: AsyncLocalStorage<Db>;
};

/**
 * The transaction that pg-boss must use. The embedded database handles one transaction at a time, so a query on another
 * connection would deadlock with the transaction that waits for it.
 */
const callersDb = (shared.plumblineCallersDb ??= new AsyncLocalStorage<Db>());

const runner: SqlRunner = {
  executeSql: (text, values) => fromDrizzle(callersDb.getStore() ?? database(), sql).executeSql(text, values),
};

/** Timers that neither keep the process alive nor capture the transaction or tenant of their creation. */
const clock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => asSystem(() => callersDb.exit(() => setTimeout(run, ms).unref())),
  clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout),
  setInterval: (run, ms) => asSystem(() => callersDb.exit(() => setInterval(run, ms).unref())),
  clearInterval: (handle) => clearInterval(handle as NodeJS.Timeout),
};

/** Adds the job to the queue's table in the caller's transaction. Throws `internal` when pg-boss did not take it. */
export async function sendToPgBoss(db: Db, { name, payload, tenantId, startAfter }: QueuedJob): Promise<void> {
  await callersDb.run(db, async () => {
    const boss = await sender();
    const id = await boss.send(
      name,
      { payload },
      { ...(tenantId ? { group: { id: tenantId } } : {}), ...(startAfter ? { startAfter } : {}) },
    );
    if (!id) throw new AppError('internal', 'The job could not be queued.');
  });
}

function sender(): Promise<PgBoss> {
  shared.plumblineJobSender ??= startSender().catch((cause: unknown) => {
    delete shared.plumblineJobSender;
    throw new AppError('unavailable', 'The job queue is not ready. Please try again in a moment.', { cause });
  });
  return shared.plumblineJobSender;
}

async function startSender(): Promise<PgBoss> {
  const boss = new PgBoss({
    db: runner,
    schema: QUEUE_SCHEMA,
    clock,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  return boss.start();
}
