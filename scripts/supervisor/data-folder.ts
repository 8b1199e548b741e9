import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FolderLockedError, lockFolder, type FolderLock } from '@/db/embedded/folder-lock';
import { errorCode, Refusal, messageOf } from './refusal';

const MB = 1024 * 1024;
/** The database alone reserves about 100 MB of log files; with less than this, the first filing would fill the disk. */
export const MIN_FREE_MB = 300;

/** Free space of the folder's disk, in MB. */
export function freeMb(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MB);
}

/** Creates the data folder, locks it and checks the free space; throws Refusal. */
export async function openDataFolder(dataDir: string): Promise<FolderLock> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    const free = freeMb(dataDir);
    if (free < MIN_FREE_MB) {
      throw new Refusal(
        `The disk that holds the data folder ${dataDir} is full: ${free} MB are free and Plumbline needs ` +
          `${MIN_FREE_MB} MB; free some space or set DATA_DIR to another disk.`,
      );
    }
    return await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof Refusal || error instanceof FolderLockedError) throw new Refusal(error.message);
    throw new Refusal(folderSentence(dataDir, error));
  }
}

/** The signing secret of this installation, created once and readable only by its owner. */
export function authSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret');
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length < 32)
      throw new Refusal(`The file ${file} is damaged; delete it to get a new secret (everyone signs in again).`);
    return secret;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(folderSentence(dataDir, error));
  }
}

function folderSentence(dataDir: string, error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOSPC':
      return `The disk that holds the data folder ${dataDir} is full; free some space or set DATA_DIR to another disk.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return (
        `The data folder ${dataDir} cannot be written by this user; change its permissions or set DATA_DIR to ` +
        'another folder.'
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR must be a folder, but ${dataDir} is a file or lies inside one.`;
    default:
      return `The data folder ${dataDir} cannot be used: ${messageOf(error)}.`;
  }
}
