import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '@/lib/storage/local';
import { s3Store } from '@/lib/storage/s3';
import type { FileStore } from '@/lib/storage/types';
import { startS3Server } from '@/tests/support/servers/s3-server';

const text = (value: string) => new TextEncoder().encode(value);
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const stores = new Map<string, FileStore>();
const s3Options = () => ({
  bucket: 'files',
  region: 'us-east-1',
  endpoint: s3.endpoint,
  accessKeyId: 'test-key',
  secretAccessKey: 'secret',
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plumbline files '));
  s3 = await startS3Server('files');
  stores.set('local', localStore(folder));
  stores.set('s3', s3Store(s3Options()));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['local', 's3'])('the %s file store', (name) => {
  const store = () => {
    const found = stores.get(name);
    if (!found) throw new Error(`no ${name} store`);
    return found;
  };

  it('gives back what was put, and the newer of two', async () => {
    await store().put('documents/a/filing.pdf', text('first'), 'application/pdf');
    await store().put('documents/a/filing.pdf', text('second'), 'application/pdf');
    expect(new TextDecoder().decode((await store().get('documents/a/filing.pdf')) ?? new Uint8Array())).toBe('second');
  });

  it('answers null for what is not there, and removes twice without complaint', async () => {
    await store().put('documents/b', text('x'), 'text/plain');
    await store().remove('documents/b');
    await store().remove('documents/b');
    expect(await store().get('documents/b')).toBeNull();
  });

  it.each(['../outside', '/etc/passwd', 'a/../../b', 'a//b', ''])('refuses the key %j', async (key) => {
    await expect(store().put(key, text('x'), 'text/plain')).rejects.toThrow('is not a storage key');
  });
});

describe('errors of the file stores', () => {
  it('leave no partial file', async () => {
    await stores.get('local')?.put('half/one', text('whole'), 'text/plain');
    expect(await readdir(path.join(folder, 'half'))).toEqual(['one']);
  });

  it('distinguishes a refused request from a missing bucket', async () => {
    await expect(s3Store({ ...s3Options(), accessKeyId: 'wrong' }).get('a')).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'The file store refused the request (HTTP 403).',
    });
    await expect(s3Store({ ...s3Options(), bucket: 'none' }).put('a', text('x'), 'text/plain')).rejects.toMatchObject({
      detail: 'The bucket of the file store does not exist.',
    });
  });
});
