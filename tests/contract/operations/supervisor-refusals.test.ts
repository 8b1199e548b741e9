import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '@/db/embedded/folder-lock';
import { TSX } from '@/scripts/supervisor/project';
import { freePort } from '@/tests/support/start-product';
import { tempFolder } from '@/tests/support/temp-folder';

let folder: string;
let removeFolder: () => Promise<void>;
let port: number;

beforeEach(async () => {
  ({ folder, remove: removeFolder } = await tempFolder());
  port = await freePort();
});

afterEach(() => removeFolder());

type Outcome = { code: number; out: string; err: string };

const SETTINGS = /^(DATABASE_URL|AUTH_SECRET|CLERK_|NEXT_PUBLIC_CLERK|INNGEST_|APP_URL)/;

function start(environment: Record<string, string>): Promise<Outcome> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)));
  const env = { ...inherited, NODE_ENV: 'production' as const, PORT: String(port), DATA_DIR: folder, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [...TSX, 'scripts/start.ts'], { env, timeout: 30_000 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err });
    });
  });
}

/** One sentence for a person, no stack, a non-zero exit. */
async function expectRefusal(environment: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, out, err } = await start(environment);
  expect({ code, out, lines: err.trim().split('\n').length, err }).toEqual({
    code: 1,
    out: '',
    lines: 1,
    err: expect.stringMatching(sentence) as string,
  });
}

function listen(onPort: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.listen(onPort, '127.0.0.1', () => resolve(server));
  });
}

describe('npm start refuses with one sentence', () => {
  it('a port in use', async () => {
    const server = await listen(port);
    await expectRefusal(
      {},
      new RegExp(`Port ${port} is in use by another program; stop that one or choose another port`),
    );
    server.close();
  });

  it('a data folder that another installation holds', async () => {
    const lock = await lockFolder(folder);
    await expectRefusal({}, /The data folder .* is in use by another running Plumbline; stop that one or set DATA_DIR/);
    await lock.release();
  });

  it('a data folder that is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expectRefusal({ DATA_DIR: file }, /DATA_DIR must be a folder, but .* is a file/);
  });

  it('a DATABASE_URL of something else', async () => {
    await expectRefusal(
      { DATABASE_URL: 'mysql://127.0.0.1/x' },
      /DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\//,
    );
  });

  it('a DATABASE_URL where nothing answers, without showing its password', async () => {
    const nowhere = await freePort();
    const url = `postgres://me:hidden-word@127.0.0.1:${nowhere}/plumbline`;
    await expectRefusal(
      { DATABASE_URL: url },
      new RegExp(`^Nothing answers at 127\\.0\\.0\\.1:${nowhere}/plumbline, where DATABASE_URL points`, 'm'),
    );
    expect((await start({ DATABASE_URL: url })).err).not.toContain('hidden-word');
  });

  it('a DATABASE_URL where something else answers', async () => {
    const server = createServer((socket) =>
      socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    const elsewhere = await freePort();
    await new Promise<void>((resolve) => server.listen(elsewhere, '127.0.0.1', resolve));
    await expectRefusal(
      { DATABASE_URL: `postgres://me@127.0.0.1:${elsewhere}/x` },
      /The (database|PostgreSQL) at 127\.0\.0\.1/,
    );
    server.close();
  });

  it('a wrong value in the environment', async () => {
    await expectRefusal({ PORT: 'eighty' }, /PORT must be a whole number from 1 to 65535\./);
    await expectRefusal(
      { CLERK_SECRET_KEY: 'sk_test_alone' },
      /CLERK_SECRET_KEY and NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY must be set together\./,
    );
  });

  it('half of what works only together', async () => {
    await expectRefusal({ INNGEST_EVENT_KEY: 'key' }, /INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY must be set together/);
    await expectRefusal({ S3_BUCKET: 'files' }, /S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY\./);
  });
});
