import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/errors';
import { assertKey } from './keys';
import type { FileStore } from './types';

/** By this file instances recognize their folder; it is not a stored file. */
const INSTALLATION_MARKER = 'installation-id';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Files within one folder. */
export function localStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return path.join(/* turbopackIgnore: true */ folder, key);
  };
  return {
    kind: 'local',
    async put(key, bytes) {
      const target = pathOf(key);
      const partial = `${target}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(partial, bytes);
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
        throw new AppError(
          'unavailable',
          isFull ? 'The disk is full, so the file could not be stored.' : 'The file could not be stored.',
          { cause: error },
        );
      }
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *keys() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        const key = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
        if (entry.isFile() && key !== INSTALLATION_MARKER && !key.endsWith('.part')) yield key;
      }
    },
  };
}
