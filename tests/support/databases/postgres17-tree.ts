import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FolderLockedError, lockFolder, type FolderLock } from '@/db/embedded/folder-lock';

const run = promisify(execFile);
const PACKAGES = 'postgresql-17,postgresql-17-pgvector';
const INSTALL_DEADLINE_MS = 240_000;

/** Why no real PostgreSQL is available; the message completes "SKIPPED: …". */
export class PostgresUnavailable extends Error {}

/**
 * A small Debian tree with PostgreSQL 17 and pgvector, created once by debootstrap (about 40 s) in the user's cache
 * folder. Needs Linux, root and the Debian package mirror.
 */
export async function ensurePostgres17Tree(printLine: (line: string) => void): Promise<string> {
  const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'plumbline');
  const tree = path.join(cache, `postgres-17-trixie-${process.arch}`);
  if (process.platform !== 'linux') throw new PostgresUnavailable('PostgreSQL 17 for the tests needs Linux');
  if (process.getuid?.() !== 0)
    throw new PostgresUnavailable(
      'PostgreSQL 17 for the tests needs root (it runs in a folder of its own with chroot)',
    );
  if (isComplete(tree)) return tree;
  await mkdir(cache, { recursive: true });
  const lock = await waitForLock(cache);
  try {
    if (!isComplete(tree)) await build(tree, printLine);
    return tree;
  } finally {
    await lock.release();
  }
}

function isComplete(tree: string): boolean {
  return (
    existsSync(path.join(tree, 'usr/lib/postgresql/17/bin/postgres')) &&
    existsSync(path.join(tree, 'usr/share/postgresql/17/extension/vector.control'))
  );
}

async function build(tree: string, printLine: (line: string) => void): Promise<void> {
  await requireDebootstrap(printLine);
  const partial = `${tree}.partial`;
  // An installation that was killed leaves its /proc mounted, and what is mounted cannot be removed.
  await run('umount', [path.join(partial, 'proc')]).catch(() => undefined);
  await rm(partial, { recursive: true, force: true });
  await rm(tree, { recursive: true, force: true });
  printLine('Installing PostgreSQL 17 with pgvector into the cache folder (once, about a minute).');
  const mirror = await machineMirror();
  try {
    await run(
      'debootstrap',
      ['--variant=minbase', `--include=${PACKAGES}`, 'trixie', partial, ...(mirror ? [mirror] : [])],
      {
        timeout: INSTALL_DEADLINE_MS,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...(await machineProxy()) },
      },
    );
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw new PostgresUnavailable(`PostgreSQL 17 could not be installed with debootstrap (${firstLine(error)})`, {
      cause: error,
    });
  }
  await rename(partial, tree);
}

async function requireDebootstrap(printLine: (line: string) => void): Promise<void> {
  if (has('debootstrap')) return;
  if (!has('apt-get'))
    throw new PostgresUnavailable('PostgreSQL 17 for the tests needs debootstrap, which is not installed');
  printLine('Installing debootstrap.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'debootstrap'];
  try {
    await run('apt-get', install, { env, timeout: INSTALL_DEADLINE_MS }).catch(async () => {
      await run('apt-get', ['update'], { env, timeout: INSTALL_DEADLINE_MS });
      await run('apt-get', install, { env, timeout: INSTALL_DEADLINE_MS });
    });
  } catch (error) {
    throw new PostgresUnavailable(
      `PostgreSQL 17 for the tests needs debootstrap, which could not be installed (${firstLine(error)})`,
      { cause: error },
    );
  }
}

/** The mirror that this machine's apt uses, so that a local mirror is used; otherwise debootstrap's default. */
async function machineMirror(): Promise<string | undefined> {
  try {
    const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)']);
    return stdout.split('\n').find((uri) => /\/debian\/?$/.test(uri));
  } catch {
    return undefined;
  }
}

async function machineProxy(): Promise<Record<string, string>> {
  try {
    const { stdout } = await run('apt-config', ['shell', 'PROXY', 'Acquire::http::Proxy']);
    const proxy = /PROXY='([^']+)'/.exec(stdout)?.[1];
    return proxy ? { http_proxy: proxy } : {};
  } catch {
    return {};
  }
}

async function waitForLock(folder: string): Promise<FolderLock> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function has(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split('\n').filter((line) => /^[EW]:/.test(line.trim()));
  return (lines[0] ?? text.split('\n')[0] ?? '').trim();
}
