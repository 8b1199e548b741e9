import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { assertKey } from '@/lib/storage/keys';
import type { FileStore } from '@/lib/storage/types';
import { Refusal } from '../supervisor/refusal';
import { sha256, storedFile, type DumpedFile } from './manifest';

const FILES_AT_ONCE = 4;

/**
 * Copies all files of the store below `folder`. Made after the database, so that it contains every file that the
 * database names.
 */
export async function dumpFiles(store: FileStore, folder: string): Promise<DumpedFile[]> {
  const turn = pLimit(FILES_AT_ONCE);
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  const dumped = await Promise.all(
    keys.sort().map((key) =>
      turn(async () => {
        const bytes = await store.get(key);
        // Deleted since the keys were listed.
        if (!bytes) return null;
        const file = storedFile(folder, key);
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(file, bytes, { mode: 0o600 });
        return { key, bytes: bytes.length, sha256: sha256(bytes) };
      }),
    ),
  );
  return dumped.filter((file) => file !== null);
}

/** Puts the files of a back-up into the store; throws Refusal at the first that is not what was written. */
export async function loadFiles(store: FileStore, folder: string, files: readonly DumpedFile[]): Promise<void> {
  const turn = pLimit(FILES_AT_ONCE);
  await Promise.all(
    files.map(({ key, sha256: wanted }) =>
      turn(async () => {
        assertKey(key);
        const bytes = await readFile(storedFile(folder, key)).catch(() => null);
        if (!bytes || sha256(bytes) !== wanted)
          throw new Refusal(`The back-up is damaged: the file ${key} is not what was written.`);
        await store.put(key, bytes, contentTypeOf(key));
      }),
    ),
  );
}

function contentTypeOf(key: string): string {
  return key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream';
}
