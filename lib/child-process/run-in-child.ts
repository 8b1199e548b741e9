import { fork, type ChildProcess } from 'node:child_process';
import { currentTenant } from '@/db/tenant-scope';
import { AppError } from '@/lib/errors';
import { fromFailure } from './failure';
import type { ApartAnswer, ApartRequest } from './protocol';
import { sourceProcess } from './source-process';
import { createFairQueue, type FairQueue } from './fair-queue';

/** `requests`: work that a user waits for, in the web process. `filings`: reading of documents, in the worker. */
export type PoolName = 'requests' | 'filings';

export type ApartWork = {
  /** Source file, such as lib/pdf/structure/structure.ts, that exports the function `name`. */
  module: string;
  name: string;
  pool: PoolName;
  /** In milliseconds, counted from when the function is loaded. */
  timeoutMs: number;
  /** What is being processed, as the start of an error sentence: "This spreadsheet". */
  subject: string;
  /** Tenant for fair scheduling; defaults to the tenant of the request. */
  tenantId?: string;
  signal?: AbortSignal | undefined;
  /** Called with the values that the function passes to `reportProgress`. */
  onProgress?: (done: number, total: number) => void;
};

type Child = { process: ChildProcess; idle: NodeJS.Timeout | null };
type Pool = { queue: FairQueue; idle: Child[]; memoryMb: number };

/** Loading the sources takes a second or two, more on a busy machine. */
const START_TIMEOUT_MS = 60_000;
/** Starting a process takes longer than most work, so an idle process is kept this long, in milliseconds. */
const IDLE_MS = 60_000;
/** Environment variables that the child process gets: no secrets, no addresses. */
const ALLOWED_ENVIRONMENT = [
  ...['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'TZ', 'NODE_ENV', 'LOG_LEVEL'],
  'NODE_COMPILE_CACHE',
  'PLUMBLINE_BUILT_SOURCES',
];

const MUCH = 'Many documents are being read for your organization at the moment. Please try again in a minute.';
const TOO_BUSY = 'The server is too busy at the moment. Please try again in a minute.';
const onFull = () => new AppError('unavailable', MUCH);

/** Kept across reloads of this module in development; the web server's bundles contain several copies of it. */
const shared = globalThis as typeof globalThis & { plumblineApart?: Record<PoolName, Pool> };
const pools = (shared.plumblineApart ??= {
  requests: { queue: createFairQueue({ atOnce: 2, perTenant: 1, mostWaiting: 20, onFull }), idle: [], memoryMb: 448 },
  filings: { queue: createFairQueue({ atOnce: 2, perTenant: 2 }), idle: [], memoryMb: 1024 },
});
let lastId = 0;

/**
 * Calls a function of a source file in a child process with a deadline and a memory limit, so that no input can block
 * or end the requests and jobs of others. A thread is not enough: when it runs out of memory it can end its whole
 * process. Arguments and result are copied.
 */
export async function runInChild<Work extends (...args: never[]) => unknown>(
  work: ApartWork,
  ...args: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const pool = pools[work.pool];
  const tenantId = work.tenantId ?? currentTenant()?.tenantId ?? 'installation';
  const result = await pool.queue.run(
    tenantId,
    async () => {
      const child = pool.idle.pop() ?? startChild(pool);
      markBusy(child);
      try {
        const answer = await callFunction(child.process, work, args);
        markIdle(pool, child);
        return answer;
      } catch (error) {
        if (error instanceof Refused) {
          markIdle(pool, child);
          throw error.refusal;
        }
        child.process.kill('SIGKILL');
        throw error;
      }
    },
    work.signal,
  );
  return result as Awaited<ReturnType<Work>>;
}

/** An error thrown by the function itself; the process can be used again. */
class Refused extends Error {
  constructor(readonly refusal: AppError) {
    super(refusal.detail);
  }
}

function callFunction(child: ChildProcess, work: ApartWork, args: readonly unknown[]): Promise<unknown> {
  const { module, name, timeoutMs, subject, signal, onProgress } = work;
  const request: ApartRequest = { id: (lastId += 1), module, name, args };
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown) => end(() => reject(error));
    let timer = setTimeout(() => refuse(new AppError('unavailable', TOO_BUSY)), START_TIMEOUT_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    const onAbort = () => refuse(signal?.reason);
    const onMessage = (message: unknown) => {
      const answer = message as ApartAnswer;
      if (answer.id !== request.id) return;
      if (answer.kind === 'started') {
        clearTimeout(timer);
        timer = setTimeout(() => refuse(timeExceeded(subject, timeoutMs)), timeoutMs);
      } else if (answer.kind === 'progress') onProgress?.(answer.done, answer.total);
      else if (answer.kind === 'done') end(() => resolve(answer.result));
      else refuse(new Refused(fromFailure(answer)));
    };
    const onExit = (code: number | null, endedBy: string | null) => {
      const isFull = endedBy === 'SIGABRT' || code === OUT_OF_MEMORY;
      refuse(isFull ? memoryExceeded(subject) : interrupted(endedBy ?? code));
    };
    child.on('message', onMessage).on('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.send(request, (error) => {
      if (error) refuse(interrupted(child.signalCode ?? child.exitCode));
    });
  });
}

/** Exit code of a process that ran out of memory, when it does not end by a signal. */
const OUT_OF_MEMORY = 134;
const memoryExceeded = (subject: string) =>
  new AppError('invalid', `${subject} needs more memory to read than is allowed.`);

function timeExceeded(subject: string, timeoutMs: number): AppError {
  const seconds = Math.round(timeoutMs / 1000);
  return new AppError('invalid', `${subject} took longer than ${seconds} seconds to read, so it was stopped.`);
}

function interrupted(end: string | number | null): AppError {
  const cause = new Error(`the process ended with ${end}`);
  return new AppError('unavailable', 'The work was interrupted. Please try again.', { cause });
}

function startChild(pool: Pool): Child {
  const { file, execArgv } = sourceProcess('lib/child-process/child.ts');
  const known = Object.entries(process.env).filter(([name]) => ALLOWED_ENVIRONMENT.includes(name));
  const child = fork(file, [], {
    execArgv: [...execArgv, `--max-old-space-size=${pool.memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: Object.fromEntries(known) as NodeJS.ProcessEnv,
  });
  // An error event without a listener would end this process; the exit event that follows reports it.
  child.on('error', () => undefined);
  child.once('exit', () => (pool.idle = pool.idle.filter((one) => one.process !== child)));
  return { process: child, idle: null };
}

function markBusy(child: Child): void {
  if (child.idle) clearTimeout(child.idle);
  child.idle = null;
  child.process.ref();
  child.process.channel?.ref();
}

/** An idle child process does not keep this process alive. */
function markIdle(pool: Pool, child: Child): void {
  child.process.unref();
  child.process.channel?.unref();
  child.idle = setTimeout(() => {
    pool.idle = pool.idle.filter((one) => one !== child);
    child.process.kill('SIGKILL');
  }, IDLE_MS);
  child.idle.unref();
  pool.idle.push(child);
}
