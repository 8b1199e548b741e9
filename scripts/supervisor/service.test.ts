import { once } from 'node:events';
import { mkdirSync, watch, writeFileSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { folderOfTest } from '@/tests/support/folder-of-test';
import { LogFile } from './log-file';
import { Service } from './service';

/** Starts a child process and writes both process ids to a file, one line per start. */
const PARENT_OF_ONE = `
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
appendFileSync(process.argv[2], process.pid + ' ' + child.pid + '\\n');
`;

const NICENESS = 10;

let service: Service | undefined;

afterEach(() => service?.stop());

function startService(): { starts: () => number[][]; untilStarted: (times: number) => Promise<void> } {
  const folder = folderOfTest('plumbline service ');
  mkdirSync(path.join(folder, 'logs'));
  const [script, record] = [path.join(folder, 'parent.mjs'), path.join(folder, 'starts')];
  writeFileSync(script, PARENT_OF_ONE);
  writeFileSync(record, '');
  const starts = (): number[][] =>
    readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ').map(Number));
  const changes = watch(record);
  onTestFinished(() => changes.close());
  service = new Service({
    longestRestartDelayMs: 30_000,
    name: 'pair',
    args: [script, record],
    env: {},
    niceness: NICENESS,
    log: new LogFile(folder, 'pair', false),
    printLine: () => undefined,
  });
  service.start();
  return {
    starts,
    untilStarted: async (times) => {
      while (starts().length < times) await once(changes, 'change');
    },
  };
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0) && !isZombie(pid);
  } catch {
    return false;
  }
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

it('starts a killed process again and leaves nothing of the first one behind', async () => {
  const { starts, untilStarted } = startService();
  await untilStarted(1);
  const [parent, child] = starts()[0] ?? [];
  process.kill(parent ?? 0, 'SIGKILL');
  await untilStarted(2);
  await expect.poll(() => [isAlive(parent), isAlive(child)], { timeout: 10_000 }).toEqual([false, false]);
});

it('ends the process and what it has started when told to stop', async () => {
  const { starts, untilStarted } = startService();
  await untilStarted(1);
  await service?.stop();
  // A killed process is gone when its parent has taken note of it, which may be a moment later.
  await expect.poll(() => (starts()[0] ?? []).map(isAlive), { timeout: 10_000 }).toEqual([false, false]);
});

it('runs with a lower priority, with all processes that it starts', async () => {
  const { starts, untilStarted } = startService();
  await untilStarted(1);
  // The child notes that it runs before its parent has lowered its priority.
  for (const pid of starts()[0] ?? []) await expect.poll(() => getPriority(pid)).toBeGreaterThanOrEqual(NICENESS);
});
