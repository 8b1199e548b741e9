import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { readEnv, type Env } from '@/lib/env';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { openDataFolder } from '../supervisor/data-folder';
import { requireUsableDatabase } from '../supervisor/external-database';
import { Refusal, messageOf } from '../supervisor/refusal';

export type Installation = { settings: Env; url: string; client: pg.Client };

/**
 * Opens the database of the installation that the environment describes, for one piece of work. The embedded one is
 * started for it, so the product must not run then; a PostgreSQL may be in use. With `isNew` the database is brought
 * to the newest schema first.
 */
export async function withInstallation<T>(
  { isNew }: { isNew: boolean },
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const settings = settingsOf(process.env);
  if (settings.DATABASE_URL) await requireUsableDatabase(settings.DATABASE_URL);
  else if (!isNew && !existsSync(path.join(settings.dataDir, 'postgres')))
    throw new Refusal(`There is no database in ${settings.dataDir}; set DATA_DIR or DATABASE_URL to the installation.`);
  const lock = settings.DATABASE_URL ? undefined : await openDataFolder(settings.dataDir);
  const embedded = settings.DATABASE_URL ? undefined : await startEmbeddedDatabase({ dataDir: settings.dataDir });
  const url = settings.DATABASE_URL ?? embedded?.url ?? '';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  client.on('error', () => undefined);
  try {
    if (isNew) {
      await migrateDatabase(url);
      await installQueues(url);
    }
    await client.connect();
    return await work({ settings, url, client });
  } finally {
    await client.end().catch(() => undefined);
    await embedded?.stop();
    await lock?.release();
  }
}

function settingsOf(source: Record<string, string | undefined>): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw new Refusal(messageOf(error));
  }
}
