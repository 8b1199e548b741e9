import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../supervisor/project';
import { Refusal, messageOf } from '../supervisor/refusal';

const tableSchema = z.object({
  /** With its schema, such as `public.reports`. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the rows as text, one a line, in the order of the primary key. */
  sha256: z.string(),
});
const fileSchema = z.object({ key: z.string(), bytes: z.number().int(), sha256: z.string() });

/** What a back-up holds; written last, so that a folder without one is not a back-up. */
const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  version: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  tables: z.array(tableSchema),
  files: z.array(fileSchema),
  /** Keys that the database names and the file store did not have. */
  missing_files: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;
export type DumpedTable = z.output<typeof tableSchema>;
export type DumpedFile = z.output<typeof fileSchema>;

const NAME = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, NAME), 'utf8')));
  } catch (error) {
    throw new Refusal(`${folder} holds no complete back-up: ${messageOf(error)}`);
  }
}

export function tableFile(folder: string, table: string): string {
  return path.join(folder, 'database', `${table}.ndjson.gz`);
}

export function storedFile(folder: string, key: string): string {
  return path.join(folder, 'files', ...key.split('/'));
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The newest migration that this version of the product knows. */
export function newestMigration(): string {
  const journal = z
    .object({ entries: z.array(z.object({ tag: z.string() })) })
    .parse(JSON.parse(readFileSync(path.join(ROOT, 'db', 'migrations', 'meta', '_journal.json'), 'utf8')));
  return journal.entries.at(-1)?.tag ?? '';
}

export function productVersion(): string {
  const packaged: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(packaged).version;
}
