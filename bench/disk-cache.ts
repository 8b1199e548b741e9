import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Short hash of the sources of a folder of lib, so that what older sources made is never measured. */
export function sourcesVersion(folder: string): string {
  const absolute = path.join(import.meta.dirname, '../lib', folder);
  const hash = createHash('sha256');
  for (const name of readdirSync(absolute).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(path.join(absolute, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The same over the folder and all folders in it. */
export function sourceTreeVersion(folder: string): string {
  const absolute = path.join(import.meta.dirname, '../lib', folder);
  const hash = createHash('sha256');
  for (const name of readdirSync(absolute, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(name).update(readFileSync(path.join(absolute, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

export function contentKey(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** The value kept under a key in `folder`, made and kept when it is not there; without a folder it is always made. */
export async function cachedOnDisk<Value>(
  folder: string | null,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  if (!folder) return make();
  const target = path.join(folder, `${key}.bin`);
  if (existsSync(target)) return deserialize(readFileSync(target)) as Value;
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${target}.${process.pid}`, serialize(made));
  renameSync(`${target}.${process.pid}`, target);
  return made;
}
