import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { closeDatabase, database } from '@/db/client';
import { startEmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { jobs } from '@/db/schema/index';
import type { TrackedJobName } from '@/lib/jobs/contracts';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { atDatabase, openFileDatabase, runOn, type FileDatabase } from './file-database';
import { startPreparedDatabase } from './prepared-database';
import { openInFolder } from '../temp-folder';

type Server = FileDatabase & { crash(): Promise<void> };

/** Opens a new database prepared for jobs as this process's database. */
export async function openJobsDatabase() {
  return asOwnDatabase(openFileDatabase);
}

/** The same on the embedded database, also where PostgreSQL 17 can be had. */
export async function openEmbeddedJobsDatabase() {
  return asOwnDatabase(startPreparedDatabase);
}

/** The same on a server that a test may end: that of TEST_DATABASE_URL if set, otherwise an embedded one. */
export async function openCrashableDatabase() {
  const { TEST_DATABASE_URL } = process.env;
  return asOwnDatabase((dataDir) => (TEST_DATABASE_URL ? newDatabaseOn(TEST_DATABASE_URL) : newEmbedded(dataDir)));
}

async function asOwnDatabase<Opened extends FileDatabase>(open: (dataDir: string) => Promise<Opened>) {
  const { folder: dataDir, opened: server, remove } = await openInFolder(open, 'jobs-');
  process.env.DATABASE_URL = server.url;
  process.env.DATA_DIR = dataDir;
  return {
    ...server,
    async close() {
      await closeDatabase();
      await server.stop();
      await remove();
    },
  };
}

async function newEmbedded(dataDir: string): Promise<Server> {
  let embedded = await startPreparedDatabase(dataDir);
  return {
    url: embedded.url,
    /** Ends the server like a crash and starts it again at the same URL. */
    async crash() {
      const { port, password, pid, exited } = embedded;
      process.kill(pid, 'SIGKILL');
      await exited;
      embedded = await startEmbeddedDatabase({ dataDir, port, password });
    },
    stop: () => embedded.stop(),
  };
}

async function newDatabaseOn(serverUrl: string): Promise<Server> {
  const name = `jobs_${randomUUID().slice(0, 8)}`;
  const run = (statement: string) => runOn(serverUrl, statement);
  await run(`create database ${name}`);
  const url = atDatabase(serverUrl, name);
  await migrateDatabase(url);
  await installQueues(url);
  return {
    url,
    // An external server is not killed; closing all its connections looks the same to clients.
    crash: () => run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    stop: () => run(`drop database if exists ${name} with (force)`),
  };
}

/** Stores a job row as a use case does, without queueing the job. */
export async function addJobRow(kind: TrackedJobName, values: { tenantId?: string; payload?: unknown } = {}) {
  const [row] = await database()
    .insert(jobs)
    .values({ kind, tenantId: values.tenantId ?? randomUUID(), createdBy: 'somebody', payload: values.payload ?? {} })
    .returning();
  if (!row) throw new Error('The row was not stored.');
  return row;
}

export async function readJobRow(jobId: string) {
  const [row] = await database().select().from(jobs).where(eq(jobs.id, jobId));
  if (!row) throw new Error('There is no such job.');
  return row;
}

export async function requestCancel(jobId: string): Promise<void> {
  await database().update(jobs).set({ cancelRequestedAt: new Date() }).where(eq(jobs.id, jobId));
}

/**
 * Lets the time pass after which workers without a sign of life count as dead. For tests whose workers are all dead: a
 * living one would lose its jobs too.
 */
export async function passHeartbeats(): Promise<void> {
  await database().execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 second'
      where state = 'active'`,
  );
}
