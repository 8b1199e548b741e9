import { fork } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { rateGates } from '@/db/schema/index';
import { folderCache } from '@/lib/edgar/cache';
import { databaseRateGate } from '@/lib/processing/fetch/database-rate-gate';
import { TSX } from '@/scripts/supervisor/project';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { tempFolder } from '@/tests/support/temp-folder';

const SLOT_MS = 20;
const REQUESTS = 15;

/**
 * One process of several on the same database, as on several machines; it asks for so many requests and says when each
 * was let through.
 */
function runProcess(name: string): Promise<number[]> {
  const script = `
    import { databaseRateGate } from './lib/processing/fetch/database-rate-gate.ts';
    import { closeDatabase } from './db/client.ts';
    const gate = databaseRateGate(process.argv[1], ${SLOT_MS});
    const times = await Promise.all(Array.from({ length: ${REQUESTS} }, async () => { await gate.wait(); return \
Date.now(); }));
    process.send(times);
    await closeDatabase();
    process.disconnect();`;
  return new Promise((resolve, reject) => {
    const child = fork('-', [], {
      execArgv: [...TSX, '--input-type=module', '-e', script, name],
      execPath: process.execPath,
    });
    child.once('message', (times: number[]) => resolve(times));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? undefined : reject(new Error(`the process ended with ${code}`))));
  });
}

describe('rate gate of all instances', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  it('gives every request of every process a slot of its own', async () => {
    const startedAt = Date.now();
    const times = (await Promise.all([runProcess('shared'), runProcess('shared'), runProcess('shared')]))
      .flat()
      .sort((a, b) => a - b);
    expect(times).toHaveLength(3 * REQUESTS);
    // Timers may be late and never early: the nth request leaves in the nth slot or after it.
    times.forEach((time, index) => expect(time).toBeGreaterThanOrEqual(startedAt + index * SLOT_MS - 1));
    const [row] = await database().select().from(rateGates).where(eq(rateGates.name, 'shared'));
    expect(row?.nextAt.getTime()).toBeGreaterThanOrEqual(startedAt + times.length * SLOT_MS - 1);
  });

  it('holds every gate of the name back during a pause, and no other', async () => {
    const startedAt = Date.now();
    await databaseRateGate('paused', 5).pause(150);
    await databaseRateGate('other', 5).wait();
    const otherAt = Date.now();
    await databaseRateGate('paused', 5).wait();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(149);
    expect(otherAt - startedAt).toBeLessThan(Date.now() - startedAt);
    const [row] = await database().select().from(rateGates).where(eq(rateGates.name, 'paused'));
    expect(row?.pausedUntil?.getTime()).toBeGreaterThanOrEqual(startedAt + 149);
  });

  it('lets a caller stop waiting', async () => {
    const gate = databaseRateGate('stopped', 5);
    await gate.pause(60_000);
    await expect(gate.wait(AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('cache on a data folder', () => {
  it('gives back what EDGAR can confirm, and nothing from a damaged entry', async () => {
    const { folder, remove } = await tempFolder();
    const cache = folderCache(folder);
    await cache.write('list', { etag: '"1"', bytes: Buffer.from('{}') });
    expect(await cache.read('list')).toMatchObject({ etag: '"1"', bytes: Buffer.from('{}') });
    const body = (await readdir(folder)).find((name) => name.endsWith('.body')) ?? '';
    await writeFile(path.join(folder, body), '{"half":');
    expect(await cache.read('list')).toBeUndefined();
    await cache.write('unconfirmable', { bytes: Buffer.from('{}') });
    expect(await cache.read('unconfirmable')).toBeUndefined();
    await remove();
  });
});
