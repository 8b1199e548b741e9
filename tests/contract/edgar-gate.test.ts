import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fork } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { fileRateGate } from '@/lib/edgar/file-rate-gate';
import { folderCache } from '@/lib/edgar/cache';
import { tempFolder } from '../support/temp-folder';

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});
async function newFolder(): Promise<string> {
  const { folder, remove } = await tempFolder();
  cleanUps.push(remove);
  return folder;
}
const slotsIn = async (folder: string) => (await readdir(folder)).filter((name) => /^\d+$/.test(name));

/** One process of several on the same data folder; it asks for so many requests and says when each was let through. */
function runProcess(folder: string, requests: number): Promise<number[]> {
  const script = `
    import { fileRateGate } from './lib/edgar/file-rate-gate.ts';
    const gate = fileRateGate(process.argv[1], 20);
    const times = await Promise.all(Array.from({ length: Number(process.argv[2]) }, async () => { await gate.wait(); return Date.now(); }));
    process.send(times);`;
  return new Promise((resolve, reject) => {
    const child = fork('-', [], { execArgv: ['--import', 'tsx', '--input-type=module', '-e', script, folder, String(requests)], execPath: process.execPath });
    child.once('message', (times: number[]) => resolve(times));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? undefined : reject(new Error(`the process ended with ${code}`))));
  });
}

describe('rate gate on a data folder', () => {
  it('gives every request of every process a slot of its own', async () => {
    const folder = await newFolder();
    const times = (await Promise.all([runProcess(folder, 15), runProcess(folder, 15), runProcess(folder, 15)])).flat();
    expect(times).toHaveLength(45);
    expect(await slotsIn(folder)).toHaveLength(45);
    // Timers may be late and never early: no request leaves before its own slot begins.
    const slots = (await slotsIn(folder)).map(Number).sort((a, b) => a - b);
    times.sort((a, b) => a - b).forEach((time, index) => expect(time).toBeGreaterThanOrEqual((slots[index] ?? 0) * 20 - 1));
  });

  it('holds every gate on the folder back during a pause', async () => {
    const folder = await newFolder();
    const untilMs = Date.now() + 150;
    await fileRateGate(folder, 5).pause(150);
    await fileRateGate(folder, 5).wait();
    expect(Date.now()).toBeGreaterThanOrEqual(untilMs - 1);
    expect(Number(await readFile(path.join(folder, 'paused-until'), 'utf8'))).toBeGreaterThanOrEqual(untilMs);
  });

  it('lets a caller stop waiting', async () => {
    const gate = fileRateGate(await newFolder(), 5);
    await gate.pause(60_000);
    await expect(gate.wait(AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('cache on a data folder', () => {
  it('gives back what EDGAR can confirm, and nothing from a damaged entry', async () => {
    const folder = await newFolder();
    const cache = folderCache(folder);
    await cache.write('list', { etag: '"1"', bytes: Buffer.from('{}') });
    expect(await cache.read('list')).toMatchObject({ etag: '"1"', bytes: Buffer.from('{}') });
    const body = (await readdir(folder)).find((name) => name.endsWith('.body')) ?? '';
    await writeFile(path.join(folder, body), '{"half":');
    expect(await cache.read('list')).toBeUndefined();
    await cache.write('unconfirmable', { bytes: Buffer.from('{}') });
    expect(await cache.read('unconfirmable')).toBeUndefined();
  });
});
