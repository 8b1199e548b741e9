import { copyFileSync, chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileStoreOf } from '@/lib/storage';
import { Refusal } from '../supervisor/refusal';
import { loadFiles } from './files';
import { loadDatabase } from './load-database';
import { newestMigration, readManifest, type Manifest } from './manifest';
import type { Installation } from './open-installation';

const SECRET = 'auth-secret';

/**
 * Writes a back-up into a new installation: files first, so that a restored database always has its files. Throws
 * Refusal when the back-up is damaged or of another version, or when the installation is in use.
 */
export async function restoreBackup({ settings, client }: Installation, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.migration !== newestMigration()) {
    throw new Refusal(
      `The back-up was made by version ${manifest.version} (${manifest.migration}); this one is at ` +
        `${newestMigration()}. Restore it with that version, then start this one, which brings it up to date.`,
    );
  }
  await loadFiles(fileStoreOf(settings), folder, manifest.files);
  await loadDatabase(client, folder, manifest.tables);
  restoreSecret(settings.AUTH_SECRET, settings.dataDir, folder);
  return manifest;
}

/** Without it, everybody would have to sign in again, and what it encrypts could not be read. */
function restoreSecret(given: string | undefined, dataDir: string, folder: string): void {
  const kept = path.join(folder, SECRET);
  const target = path.join(dataDir, SECRET);
  if (given || !existsSync(kept)) return;
  copyFileSync(kept, target);
  chmodSync(target, 0o600);
}
