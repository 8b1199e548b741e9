import { PgBoss } from 'pg-boss';
import { openDatabase } from '@/db/client';
import { holdingInstallation } from '@/db/installation-lock';
import { grantQueue } from '@/db/tenant-role';
import type { JobName } from '../contracts';
import { JOB_PAYLOADS } from '../contracts';
import { log } from '@/lib/log';

export const QUEUE_SCHEMA = 'pgboss';
/** Where pg-boss puts jobs that nobody is left to finish: their worker died too often. */
export const DEAD_LETTERS = 'dead-letters';
/**
 * A worker that is silent for this long is taken for dead, and its job is given to another. It reads filings on the
 * thread that its signs of life come from, and on a busy machine that has been silent for more than ten seconds.
 */
export const HEARTBEAT_SECONDS = 60;
export const BEAT_EVERY_SECONDS = 5;

/**
 * Creates the queue's tables and one queue a job, or brings them up to date. Safe to repeat and beside a running
 * worker.
 */
export async function installQueues(databaseUrl: string): Promise<void> {
  await holdingInstallation(databaseUrl, () => installAlone(databaseUrl));
}

async function installAlone(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  try {
    await boss.start();
    await createQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
  const { sql } = openDatabase(databaseUrl, 1);
  await grantQueue(sql, QUEUE_SCHEMA).finally(() => sql.end({ timeout: 5 }));
}

/**
 * Sets what every queue has, also for jobs that are queued before the first worker starts; the worker adds what its
 * definitions say.
 */
export async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retryLimit: 10, retryDelay: 5, notify: true });
  for (const name of Object.keys(JOB_PAYLOADS) as JobName[]) {
    if (!existing.has(name))
      await boss.createQueue(name, { deadLetter: DEAD_LETTERS, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true });
  }
}
