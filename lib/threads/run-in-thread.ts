import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { currentTenant } from '@/db/tenant-scope';
import { AppError } from '@/lib/errors';
import type { ThreadAnswer, ThreadRequest } from './thread-protocol';
import { createTurns, type Turns } from './turns';

/** `requests`: what a person waits for, in the web process. `filings`: reading of documents, in the worker process. */
export type PoolName = 'requests' | 'filings';

export type ThreadWork = {
  /** A file of the source tree, such as lib/pdf/structure.ts, and the function that it exports. */
  module: string;
  name: string;
  pool: PoolName;
  /** Counted from when the thread has loaded the function. */
  timeoutMs: number;
  /** What the work is about, as the start of a sentence: "This spreadsheet", "These notes". */
  subject: string;
  /** Whose turn it takes; the tenant of the request unless told. */
  tenantId?: string;
  signal?: AbortSignal | undefined;
};

type Thread = { worker: Worker; idle: NodeJS.Timeout | null };
type Pool = { turns: Turns; resting: Thread[]; memoryMb: number };

/** Loading the sources takes a second or two, more on a busy machine. */
const START_TIMEOUT_MS = 60_000;
/** Starting a thread takes longer than most of its work, so it waits a while for the next piece. */
const IDLE_MS = 60_000;

const busy = () => new AppError('unavailable', 'Much is being read for your organization at the moment. Please try again in a minute.');

/** Kept across reloads of this module in development; the bundles of the web server hold several copies of it. */
const shared = globalThis as typeof globalThis & { plumblineThreads?: Record<PoolName, Pool> };
const pools = (shared.plumblineThreads ??= {
  requests: { turns: createTurns({ atOnce: 2, perTenant: 1, mostWaiting: 20, onFull: busy }), resting: [], memoryMb: 448 },
  filings: { turns: createTurns({ atOnce: 2, perTenant: 2 }), resting: [], memoryMb: 1024 },
});
let lastId = 0;

/**
 * Calls a function of the source tree in a worker thread with a deadline and a memory limit, so that nothing that
 * anybody sends holds the requests and jobs of others. Arguments and result are copied between the threads.
 */
export async function runInThread<Work extends (...args: never[]) => unknown>(work: ThreadWork, ...args: Parameters<Work>): Promise<Awaited<ReturnType<Work>>> {
  const pool = pools[work.pool];
  const tenantId = work.tenantId ?? currentTenant()?.tenantId ?? 'system';
  const result = await pool.turns.run(tenantId, async () => {
    const thread = pool.resting.pop() ?? startThread(pool);
    if (thread.idle) clearTimeout(thread.idle);
    thread.worker.ref();
    try {
      const answer = await ask(thread.worker, work, args);
      rest(pool, thread);
      return answer;
    } catch (error) {
      if (error instanceof Refused) {
        rest(pool, thread);
        throw error.refusal;
      }
      void thread.worker.terminate();
      throw error;
    }
  }, work.signal);
  return result as Awaited<ReturnType<Work>>;
}

/** An answer of the function itself: its thread is as good as before. */
class Refused extends Error {
  constructor(readonly refusal: AppError) {
    super(refusal.detail);
  }
}

function ask(worker: Worker, { module, name, timeoutMs, subject, signal }: ThreadWork, args: readonly unknown[]): Promise<unknown> {
  const request: ThreadRequest = { id: (lastId += 1), module, name, args };
  return new Promise((resolve, reject) => {
    let timer = setTimeout(() => end(() => reject(new AppError('unavailable', 'The server is too busy at the moment. Please try again in a minute.'))), START_TIMEOUT_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onAbort = () => end(() => reject(signal?.reason));
    const onMessage = (answer: ThreadAnswer) => {
      if (answer.id !== request.id) return;
      if (answer.kind === 'started') {
        clearTimeout(timer);
        timer = setTimeout(() => end(() => reject(tooLong(subject, timeoutMs))), timeoutMs);
      } else if (answer.kind === 'done') end(() => resolve(answer.result));
      else end(() => reject(new Refused(refusalOf(answer))));
    };
    const onError = (cause: Error) => end(() => reject(isOutOfMemory(cause) ? tooMuch(subject, cause) : new AppError('unavailable', 'The work was interrupted. Please try again.', { cause })));
    const onExit = () => onError(new Error('the thread ended'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.postMessage(request);
  });
}

function refusalOf(answer: Extract<ThreadAnswer, { kind: 'refused' | 'failed' }>): AppError {
  if (answer.kind === 'refused') return new AppError(answer.code, answer.detail, answer.errors ? { errors: answer.errors } : {});
  return new AppError('internal', 'Something went wrong on our side. The error has been logged.', { cause: new Error(answer.failure) });
}

const tooLong = (subject: string, timeoutMs: number) => new AppError('invalid', `${subject} took longer than ${Math.round(timeoutMs / 1000)} seconds to read, so it was given up.`);
const tooMuch = (subject: string, cause: Error) => new AppError('invalid', `${subject} needs more memory to read than is allowed.`, { cause });
const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function startThread({ memoryMb }: Pool): Thread {
  // A bundle moves this file, never the source tree that the process was started in; tsx resolves its aliases.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/threads/thread.ts');
  const worker = new Worker(file, { execArgv: ['--import', 'tsx'], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  // Between two pieces of work nobody else listens, and an error without a listener would end the process.
  worker.on('error', () => undefined);
  return { worker, idle: null };
}

/** A thread that waits does not keep the process alive. */
function rest(pool: Pool, thread: Thread): void {
  const stop = () => {
    pool.resting = pool.resting.filter((one) => one !== thread);
    void thread.worker.terminate();
  };
  thread.worker.unref();
  thread.idle = setTimeout(stop, IDLE_MS);
  thread.idle.unref();
  pool.resting.push(thread);
}
