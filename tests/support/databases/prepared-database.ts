import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { tempFolder } from '../temp-folder';
import { testProcess } from '../processes/process-file';

/** Makes one embedded database with all tables, which the files of a run copy instead of each making their own. */
export default async function setup(): Promise<() => Promise<void>> {
  // Made before, by this run or by another project of it.
  if (process.env.TEST_PREPARED_DATABASE) return async () => undefined;
  const { folder, remove } = await tempFolder();
  await prepareDatabase(folder);
  process.env.TEST_PREPARED_DATABASE = folder;
  return remove;
}

/**
 * Makes an embedded database with all tables in a data folder; in a process of its own, because the database does not
 * start under Vitest's setup. Processes start from the builds that `environment` names, if any.
 */
export async function prepareDatabase(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
  const { file, execArgv } = testProcess('prepare-database', environment.TEST_BUILT_PROCESSES);
  await promisify(execFile)(process.execPath, [...execArgv, file, dataDir], {
    env: { ...process.env, ...environment },
  });
}

/** Fills a new data folder with the prepared database, if this run has one. */
export async function copyPreparedDatabase(dataDir: string): Promise<void> {
  const prepared = process.env.TEST_PREPARED_DATABASE;
  if (prepared) await cp(path.join(prepared, 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
}

/** An embedded database with all tables in a new data folder. */
export async function startPreparedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  await copyPreparedDatabase(dataDir);
  const server = await startEmbeddedDatabase({ dataDir });
  await migrateDatabase(server.url);
  await installQueues(server.url);
  return server;
}
