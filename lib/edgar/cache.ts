import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const validatorsSchema = z.object({
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  sha256: z.string(),
});

type CachedAnswer = { etag?: string | undefined; lastModified?: string | undefined; bytes: Uint8Array };

/** Stores responses so that EDGAR can answer 304 instead of sending them again. */
export type EdgarCache = {
  read(key: string): Promise<CachedAnswer | undefined>;
  write(key: string, answer: CachedAnswer): Promise<void>;
};

/** A folder with two files per entry. A damaged or incomplete entry counts as absent. */
export function folderCache(folder: string): EdgarCache {
  const fileOf = (key: string) => path.join(folder, createHash('sha256').update(key).digest('hex').slice(0, 32));
  return {
    async read(key) {
      try {
        const validators = validatorsSchema.parse(JSON.parse(await readFile(`${fileOf(key)}.json`, 'utf8')));
        const bytes = await readFile(`${fileOf(key)}.body`);
        return sha256(bytes) === validators.sha256 ? { ...validators, bytes } : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, { etag, lastModified, bytes }) {
      if (!etag && !lastModified) return;
      await mkdir(folder, { recursive: true });
      await replaceFile(`${fileOf(key)}.body`, bytes);
      await replaceFile(`${fileOf(key)}.json`, JSON.stringify({ etag, lastModified, sha256: sha256(bytes) }));
    },
  };
}

async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
