import { readEnv, type Env } from '@/lib/env';
import type { FolderLock } from '@/db/embedded/folder-lock';
import { authSecret, openDataFolder } from './data-folder';
import { requireUsableDatabase } from './external-database';
import { installationDifferences, refusalOf } from './installation';
import { requireFreePort } from './port';
import { Refusal, messageOf } from './refusal';

/** All checks that can refuse a start before anything runs, fastest first. */
export async function preflight(
  source: Record<string, string | undefined>,
): Promise<{ settings: Env; lock: FolderLock }> {
  const settings = checkedEnv(source);
  if (settings.PARTS !== 'worker') await requireFreePort(settings.PORT);
  const lock = await openDataFolder(settings.dataDir);
  if (settings.DATABASE_URL) {
    await requireUsableDatabase(settings.DATABASE_URL);
    await requireSameInstallation(settings.DATABASE_URL, settings);
  }
  return { settings, lock };
}

/** Runs before anything is built or started; the first instance stores its properties after its migrations. */
async function requireSameInstallation(url: string, settings: Env): Promise<void> {
  if (settings.ADOPT_DATABASE) return;
  const found = await installationDifferences(url, settings, settings.AUTH_SECRET ?? authSecret(settings.dataDir));
  if (found.length > 0) throw new Refusal(refusalOf(found));
}

function checkedEnv(source: Record<string, string | undefined>): Env {
  try {
    return readEnv(source);
  } catch (error) {
    throw new Refusal(messageOf(error));
  }
}
