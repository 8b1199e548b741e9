import path from 'node:path';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { openDatabase } from './client.ts';
import { withInstallationLock } from './installation-lock.ts';
import { prepareTenantRole } from './tenant-role.ts';

/** In the tree of sources, which is the working directory; this file itself may run from a build. */
const MIGRATIONS = path.resolve('db/migrations');

/**
 * Migrates the database at `url` to the newest schema. Safe to repeat and to run at the same time as another migration,
 * which it waits for; `onWait` is called then.
 */
export async function migrateDatabase(url: string, onWait?: () => void): Promise<void> {
  await withInstallationLock(url, () => migrateAlone(url), onWait);
}

async function migrateAlone(url: string): Promise<void> {
  const { sql, db } = openDatabase(url, 1);
  try {
    await sql`create extension if not exists vector`;
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await prepareTenantRole(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
