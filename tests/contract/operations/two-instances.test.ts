import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@/db/client';
import { migrateDatabase } from '@/db/migrate';
import { readEnv } from '@/lib/env';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { requireUsableDatabase } from '@/scripts/supervisor/external-database';
import { installationDifferences, joinInstallation } from '@/scripts/supervisor/installation';
import { TSX } from '@/scripts/supervisor/project';
import { PostgresUnavailable, startPostgres17, type TestPostgres } from '@/tests/support/databases/postgres17';
import { freePort } from '@/tests/support/start-product';

const SECRET = 'x'.repeat(40);

describe('two instances on one PostgreSQL', () => {
  let server: TestPostgres | undefined;
  const folders: string[] = [];

  beforeAll(async () => {
    server = await startPostgres17().catch((error: unknown) => {
      if (error instanceof PostgresUnavailable) return undefined;
      throw error;
    });
  });
  afterAll(async () => {
    await server?.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  const test = (title: string, act: (serverUrl: string) => Promise<void>) =>
    it(title, async (context) => {
      if (!server) return context.skip('SKIPPED: PostgreSQL 17 cannot be had here');
      await act(server.url);
    });
  const newFolder = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'instance '));
    folders.push(folder);
    return folder;
  };
  const run = async (url: string, ...statements: string[]) => {
    const { sql } = openDatabase(url, 1);
    for (const statement of statements) await sql.unsafe(statement);
    await sql.end();
  };
  async function newDatabase(serverUrl: string, owner?: string): Promise<string> {
    const name = `instances_${randomUUID().slice(0, 8)}`;
    await run(serverUrl, `create database ${name}${owner ? ` owner ${owner}` : ''}`);
    return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  }
  const settings = (dataDir: string, more: Record<string, string> = {}) =>
    readEnv({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://x', ...more });

  test('migrate one after the other when they start together', async (serverUrl) => {
    const url = await newDatabase(serverUrl);
    let waited = 0;
    const start = async () => {
      await migrateDatabase(url, () => (waited += 1));
      await installQueues(url);
    };
    await Promise.all([start(), start(), start()]);
    expect(waited).toBe(2);
    const { sql } = openDatabase(url, 1);
    expect(await sql`select count(*)::int as locks from pg_locks where locktype = 'advisory'`).toMatchObject([
      { locks: 0 },
    ]);
    expect(await sql`select to_regclass('public.installation') is not null as "isThere"`).toMatchObject([
      { isThere: true },
    ]);
    await sql.end();
  });

  test('must have the same files, secret and choices, and say what to set', async (serverUrl) => {
    const url = await newDatabase(serverUrl);
    await migrateDatabase(url);
    const [first, second] = [await newFolder(), await newFolder()];
    await joinInstallation(url, settings(first), SECRET, false);
    expect(await installationDifferences(url, settings(first), SECRET)).toEqual([]);
    // The same start again, and a second instance that mounts the first one's files.
    await joinInstallation(url, settings(first), SECRET, false);
    await symlink(path.join(first, 'files'), path.join(second, 'files'));
    await joinInstallation(url, settings(second), SECRET, false);

    const third = settings(await newFolder(), { INNGEST_DEV: '1', RATE_LIMIT_STORE: 'memory' });
    const joining = joinInstallation(url, third, 'y'.repeat(40), false);
    await expect(joining).rejects.toThrow(
      new RegExp(
        String.raw`mount that folder as files inside DATA_DIR.*set AUTH_SECRET to that of its first ` +
          String.raw`instance.*same INNGEST_ variables.*RATE_LIMIT_STORE=database.*ADOPT_DATABASE=1`,
        's',
      ),
    );
    const bucket = settings(first, { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' });
    expect(await installationDifferences(url, bucket, SECRET)).toHaveLength(1);
    // Nothing of a refused instance was kept; a change that is meant is, for all.
    expect(await installationDifferences(url, settings(second), SECRET)).toEqual([]);
    await joinInstallation(url, bucket, SECRET, true);
    expect(await installationDifferences(url, bucket, SECRET)).toEqual([]);
    expect(await installationDifferences(url, settings(first), SECRET)).toEqual([
      expect.stringContaining('in the bucket files at us-east-1'),
    ]);
  });

  test('refuse to start before anything is built, with one sentence', async (serverUrl) => {
    const url = await newDatabase(serverUrl);
    await migrateDatabase(url);
    await joinInstallation(url, settings(await newFolder()), SECRET, false);
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      PORT: String(await freePort()),
      DATA_DIR: await newFolder(),
      DATABASE_URL: url,
      AUTH_SECRET: 'z'.repeat(40),
    };
    const { code, out, err } = await new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(process.execPath, [...TSX, 'scripts/start.ts'], { env, timeout: 30_000 }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), out: stdout, err: stderr }),
      );
    });
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
    expect(err).toMatch(/^\s*This instance does not fit the installation that DATABASE_URL belongs to\./);
  });

  test('name the remedy where the user of the database lacks rights', async (serverUrl) => {
    const [name, password] = [`humble_${randomBytes(4).toString('hex')}`, 'humble'];
    await run(serverUrl, `create role ${name} login password '${password}'`);
    const urlOf = (url: string) => Object.assign(new URL(url), { username: name, password }).href;
    const own = await newDatabase(serverUrl, name);
    await expect(requireUsableDatabase(urlOf(own))).rejects.toThrow(
      new RegExp(
        String.raw`lacks rights in the database "instances_\w+" at 127\.0\.0\.1:\d+\/instances_\w+; let an ` +
          String.raw`administrator of the server run there: create extension vector;$`,
      ),
    );
    await run(own, 'create extension vector');
    await requireUsableDatabase(urlOf(own));
    const foreign = await newDatabase(serverUrl);
    await expect(requireUsableDatabase(urlOf(foreign))).rejects.toThrow(
      `create extension vector; grant create on database "${new URL(foreign).pathname.slice(1)}" to "${name}"; ` +
        `grant usage, create on schema public to "${name}";`,
    );
  });
});
