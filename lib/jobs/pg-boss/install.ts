import { PgBoss } from 'pg-boss';
import { openDatabase } from '@/db/client';
import { withInstallationLock } from '@/db/installation-lock';
import { grantQueue } from '@/db/tenant-role';
import type { JobName } from '../contracts';
import { JOB_PAYLOADS } from '../contracts';
import { log } from '@/lib/log';

export const QUEUE_SCHEMA = 'pgboss';
/** The queue for jobs that pg-boss gives up because their workers died too often. */
export const DEAD_LETTERS = 'dead-letters';
/**
 * A worker without a heartbeat for this long counts as dead, and its job is given to another. Reading a filing can
 * block the thread that sends heartbeats for more than ten seconds on a busy machine.
 */
export const HEARTBEAT_SECONDS = 60;
export const BEAT_EVERY_SECONDS = 5;

/** Creates or updates the queue's tables, with one queue per job. Safe to repeat, also beside a running worker. */
export async function installQueues(databaseUrl: string): Promise<void> {
  await withInstallationLock(databaseUrl, () => installAlone(databaseUrl));
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
 * Sets the options common to all queues, also for jobs queued before the first worker starts; the worker adds those of
 * its definitions.
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
