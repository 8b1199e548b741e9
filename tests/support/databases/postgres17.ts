import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { ensurePostgres17Tree, PostgresUnavailable } from './postgres17-tree';
import { freePort } from '../start-product';

export { PostgresUnavailable };

export type TestPostgres = {
  /** URL of a new, empty database in which `create extension vector` works. */
  url: string;
  /** The URL of another such database. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

const run = promisify(execFile);
const BIN = '/usr/lib/postgresql/17/bin';
/** In full: the search path of a plain user has no folder of the administrator's commands. */
const CHROOT = '/usr/sbin/chroot';
const DATA_PARENT = '/var/lib/plumbline-test';
const START_DEADLINE_MS = 30_000;

/**
 * Starts a real PostgreSQL 17 with pgvector on a free loopback port. Throws PostgresUnavailable when that is not
 * possible.
 */
export async function startPostgres17(printLine: (line: string) => void = () => undefined): Promise<TestPostgres> {
  const tree = await ensurePostgres17Tree(printLine);
  const password = randomBytes(18).toString('hex');
  const dataFolder = await createCluster(tree, password);
  const port = await freePort();
  const server = startServer(tree, dataFolder, port);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    await endServer(server);
    await rm(path.join(tree, dataFolder), { recursive: true, force: true });
  };
  try {
    await untilAnswering(url, server);
    const createDatabase = async (): Promise<string> => {
      const name = `plumbline_${randomBytes(4).toString('hex')}`;
      await withConnection(url, (sql) => sql`create database ${sql(name)}`);
      return url.replace(/\/postgres$/, `/${name}`);
    };
    return { url: await createDatabase(), createDatabase, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs `initdb` in a new folder within the tree; returns its path as seen from inside. */
async function createCluster(tree: string, password: string): Promise<string> {
  const owner = await stat(path.join(tree, 'var/lib/postgresql'));
  const folder = path.posix.join(DATA_PARENT, randomBytes(6).toString('hex'));
  const outside = path.join(tree, folder);
  await mkdir(outside, { recursive: true });
  await chown(outside, owner.uid, owner.gid);
  await writeFile(path.join(outside, 'pw'), password);
  await chown(path.join(outside, 'pw'), owner.uid, owner.gid);
  await run(
    CHROOT,
    asPostgres(
      tree,
      `${BIN}/initdb`,
      '-D',
      `${folder}/data`,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${folder}/pw`,
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ),
  );
  return folder;
}

function startServer(tree: string, folder: string, port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    dynamic_shared_memory_type: 'mmap',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(CHROOT, asPostgres(tree, `${BIN}/postgres`, '-D', `${folder}/data`, ...options), {
    stdio: 'ignore',
  });
  process.once('exit', () => server.kill('SIGQUIT'));
  return server;
}

function asPostgres(tree: string, ...command: string[]): string[] {
  return ['--userspec=postgres:postgres', tree, ...command];
}

async function untilAnswering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      await withConnection(url, (sql) => sql`select 1`);
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new PostgresUnavailable('PostgreSQL 17 was installed but does not start', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function withConnection(url: string, act: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await act(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** SIGINT is Postgres' fast shutdown: it ends the sessions and exits. */
async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}
