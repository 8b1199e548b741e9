import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type ThrowawayDatabase = { stop(): Promise<void> };

/**
 * Starts an embedded database and a file store in a new folder and points this process at them;
 * with BENCH_DATABASE_URL set, that (empty) PostgreSQL database is used instead.
 * Called before anything reads the environment. `prepare` may put a database into the new folder.
 */
export async function startThrowawayDatabase(prepare?: (dataDir: string) => Promise<void>): Promise<ThrowawayDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline-bench-'));
  process.env.DATA_DIR = dataDir;
  const external = process.env.BENCH_DATABASE_URL;
  if (!external) await prepare?.(dataDir);
  const { startEmbeddedDatabase } = await import('@/db/embedded/server');
  const embedded = external ? null : await startEmbeddedDatabase({ dataDir });
  process.env.DATABASE_URL = external ?? embedded?.url;
  const { closeDatabase } = await import('@/db/client');
  const stop = async () => {
    await closeDatabase();
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { migrateDatabase } = await import('@/db/migrate');
    await migrateDatabase(process.env.DATABASE_URL ?? '');
    const { installQueues } = await import('@/lib/jobs/pg-boss/install');
    await installQueues(process.env.DATABASE_URL ?? '');
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
