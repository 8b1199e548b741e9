import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toFailure } from './failure';
import { onProgress } from './progress';
import type { ApartAnswer, ApartRequest } from './protocol';
import { sourceProcess } from './source-process';

type Work = (...args: readonly unknown[]) => unknown;

/** Lower priority than the process that answers requests and renews leases. */
os.setPriority(10);

/** Work that blocks the event loop cannot notice that the parent is gone, so a second thread checks it. */
const EXIT_WITH_PARENT = `
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGKILL'), 1000);
`;
new Worker(EXIT_WITH_PARENT, { eval: true, execArgv: [] }).unref();

async function load({ module, name }: ApartRequest): Promise<Work> {
  const loaded = (await import(pathToFileURL(sourceProcess(module).file).href)) as Record<string, unknown>;
  const work = loaded[name];
  if (typeof work !== 'function') throw new Error(`${module} exports no function ${name}`);
  return work as Work;
}

function answer(message: ApartAnswer): void {
  process.send?.(message);
}

process.on('message', async (request: ApartRequest) => {
  const { id, args } = request;
  try {
    const work = await load(request);
    onProgress((done, total) => answer({ id, kind: 'progress', done, total }));
    answer({ id, kind: 'started' });
    answer({ id, kind: 'done', result: await work(...args) });
  } catch (error) {
    answer({ id, ...toFailure(error) });
  }
});
process.once('disconnect', () => process.exit(0));
