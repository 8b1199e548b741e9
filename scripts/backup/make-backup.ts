import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { fileStoreOf } from '@/lib/storage';
import { Refusal } from '../supervisor/refusal';
import { dumpDatabase } from './dump-database';
import { dumpFiles } from './files';
import { newestMigration, productVersion, writeManifest, type Manifest } from './manifest';
import type { Installation } from './open-installation';

const SECRET = 'auth-secret';

/** Writes the installation into an empty or new folder, readable only by its owner. Throws Refusal. */
export async function makeBackup({ settings, client }: Installation, folder: string): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Refusal(`${folder} is not empty; name a new folder for the back-up.`);
  await requireCurrentSchema(client);
  const tables = await dumpDatabase(client, folder);
  const files = await dumpFiles(fileStoreOf(settings), folder);
  const secret = path.join(settings.dataDir, SECRET);
  if (!settings.AUTH_SECRET && existsSync(secret)) copyFileSync(secret, path.join(folder, SECRET));
  const stored = new Set(files.map(({ key }) => key));
  const { rows: named } = await client.query<{ key: string }>(
    `select distinct key from documents, lateral (values (original_key), (pdf_key)) as keys (key)
     where key is not null order by key`,
  );
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    version: productVersion(),
    migration: newestMigration(),
    tables,
    files,
    missing_files: named.map(({ key }) => key).filter((key) => !stored.has(key)),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

/** A back-up is restored by the version that made it, so the two must agree. */
async function requireCurrentSchema(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const { rows: known } = await client.query<{ newest: string }>(
    'select hash as newest from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  if ((rows[0]?.count ?? 0) !== migrationCount() || !known[0])
    throw new Refusal('The database is not at the schema of this version; start this version once, then back up.');
}

function migrationCount(): number {
  return Number(newestMigration().slice(0, 4)) + 1;
}
