import { readEnv, type Env } from '@/lib/env';
import type { FolderLock } from '@/db/embedded/folder-lock';
import { openDataFolder } from './data-folder';
import { requireUsableDatabase } from './external-database';
import { requireFreePort } from './port';
import { Refusal, sentenceOf } from './refusal';

/** Everything that can be refused before anything is started, cheapest first. */
export async function preflight(source: Record<string, string | undefined>): Promise<{ settings: Env; lock: FolderLock }> {
  const settings = checkedEnv(source);
  await requireFreePort(settings.PORT);
  const lock = await openDataFolder(settings.dataDir);
  if (settings.DATABASE_URL) await requireUsableDatabase(settings.DATABASE_URL);
  return { settings, lock };
}

function checkedEnv(source: Record<string, string | undefined>): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw new Refusal(sentenceOf(error));
  }
}
