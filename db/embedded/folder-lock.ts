import { mkdirSync, statSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type FolderLock = { release(): Promise<void> };

export class FolderLockedError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another running Plumbline; stop that one or set DATA_DIR to another ` +
        'folder.',
    );
    this.name = 'FolderLockedError';
  }
}

/**
 * Locks the folder for this process until release() or the end of the process. The lock is a listening socket named
 * after the folder's device and inode, so symbolic links and renamed parents have the same lock, and on Linux a killed
 * process leaves nothing behind.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const address = lockAddress(folder);
  try {
    return await hold(address);
  } catch (error) {
    if (!isAddressInUse(error) || (await answers(address)))
      throw isAddressInUse(error) ? new FolderLockedError(folder) : error;
  }
  // A socket file without a listener was left by a killed process (systems without abstract sockets).
  rmSync(address, { force: true });
  return await hold(address);
}

export async function isFolderLocked(folder: string): Promise<boolean> {
  return await answers(lockAddress(folder));
}

function lockAddress(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `plumbline-${dev.toString(36)}-${ino.toString(36)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(tmpdir(), `${name}.sock`);
}

function hold(address: string): Promise<FolderLock> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve({ release: () => close(server) });
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
