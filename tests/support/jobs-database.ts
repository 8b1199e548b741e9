import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { closeDatabase, database } from '@/db/client';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { jobs } from '@/db/schema';
import type { TrackedJobName } from '@/lib/jobs/contracts';
import { installQueues } from '@/lib/jobs/pg-boss-install';

/** A database of its own with everything that jobs need, as this process's database. */
export async function openJobsDatabase() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jobs-'));
  let embedded: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir });
  const { url } = embedded;
  process.env.DATABASE_URL = url;
  process.env.DATA_DIR = dataDir;
  await migrateDatabase(url);
  await installQueues(url);
  return {
    url,
    /** Ends the server as a crash would and starts it again at the same address. */
    async crash() {
      const { port, password, pid, exited } = embedded;
      process.kill(pid, 'SIGKILL');
      await exited;
      embedded = await startEmbeddedDatabase({ dataDir, port, password });
    },
    async close() {
      await closeDatabase();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Stores a row as a use case does, without queueing it. */
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
