import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { isAppError } from '@/lib/errors';
import type { ThreadAnswer, ThreadRequest } from './thread-protocol';

type Work = (...args: readonly unknown[]) => unknown;

async function load({ module, name }: ThreadRequest): Promise<Work> {
  const loaded = (await import(pathToFileURL(path.resolve(module)).href)) as Record<string, unknown>;
  const work = loaded[name];
  if (typeof work !== 'function') throw new Error(`${module} exports no function ${name}`);
  return work as Work;
}

function answer(message: ThreadAnswer): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async (request: ThreadRequest) => {
  const { id, args } = request;
  try {
    const work = await load(request);
    answer({ id, kind: 'started' });
    answer({ id, kind: 'done', result: await work(...args) });
  } catch (error) {
    if (isAppError(error)) answer({ id, kind: 'refused', code: error.code, detail: error.detail, errors: error.errors });
    else answer({ id, kind: 'failed', failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
