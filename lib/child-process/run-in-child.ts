import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { currentTenant } from '@/db/tenant-scope';
import { AppError } from '@/lib/errors';
import type { ApartAnswer, ApartRequest } from './protocol';
import { createTurns, type Turns } from './turns';

/** `requests`: what a person waits for, in the web process. `filings`: reading of documents, in the worker. */
type PoolName = 'requests' | 'filings';

export type ApartWork = {
  /** A file of the source tree, such as lib/pdf/structure/structure.ts, and the function that it exports. */
  module: string;
  name: string;
  pool: PoolName;
  /** Counted from when the function is loaded. */
  timeoutMs: number;
  /** What the work is about, as the start of a sentence: "This spreadsheet". */
  subject: string;
  /** Whose turn it takes; the tenant of the request unless told. */
  tenantId?: string;
  signal?: AbortSignal | undefined;
  /** Called with what the function says by `tellProgress`. */
  onProgress?: (done: number, total: number) => void;
};

type Child = { process: ChildProcess; idle: NodeJS.Timeout | null };
type Pool = { turns: Turns; resting: Child[]; memoryMb: number };

/** Loading the sources takes a second or two, more on a busy machine. */
const START_TIMEOUT_MS = 60_000;
/** Starting a process takes longer than most of its work, so it waits a while for the next piece. */
const IDLE_MS = 60_000;
/** What such work may know of the environment: no secrets, no addresses. */
const KNOWN = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG', 'TZ', 'NODE_ENV', 'LOG_LEVEL'];

const MUCH = 'Much is being read for your organization at the moment. Please try again in a minute.';
const TOO_BUSY = 'The server is too busy at the moment. Please try again in a minute.';
const INSIDE = 'Something went wrong on our side. The error has been logged.';
const onFull = () => new AppError('unavailable', MUCH);

/** Kept across reloads of this module in development; the bundles of the web server hold several copies of it. */
const shared = globalThis as typeof globalThis & { plumblineApart?: Record<PoolName, Pool> };
const pools = (shared.plumblineApart ??= {
  requests: { turns: createTurns({ atOnce: 2, perTenant: 1, mostWaiting: 20, onFull }), resting: [], memoryMb: 448 },
  filings: { turns: createTurns({ atOnce: 2, perTenant: 2 }), resting: [], memoryMb: 1024 },
});
let lastId = 0;

/**
 * Calls a function of the source tree in a process of its own, with a deadline and a memory limit, so that nothing that
 * anybody sends holds or ends the requests and jobs of others. A thread would not do: one that fills its memory can end
 * the process it belongs to. Arguments and result are copied.
 */
export async function runInChild<Work extends (...args: never[]) => unknown>(
  work: ApartWork,
  ...args: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const pool = pools[work.pool];
  const tenantId = work.tenantId ?? currentTenant()?.tenantId ?? 'installation';
  const result = await pool.turns.run(
    tenantId,
    async () => {
      const child = pool.resting.pop() ?? startChild(pool);
      wake(child);
      try {
        const answer = await ask(child.process, work, args);
        rest(pool, child);
        return answer;
      } catch (error) {
        if (error instanceof Refused) {
          rest(pool, child);
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

/** An answer of the function itself: its process is as good as before. */
class Refused extends Error {
  constructor(readonly refusal: AppError) {
    super(refusal.detail);
  }
}

function ask(child: ChildProcess, work: ApartWork, args: readonly unknown[]): Promise<unknown> {
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
        timer = setTimeout(() => refuse(tooLong(subject, timeoutMs)), timeoutMs);
      } else if (answer.kind === 'progress') onProgress?.(answer.done, answer.total);
      else if (answer.kind === 'done') end(() => resolve(answer.result));
      else refuse(new Refused(refusalOf(answer)));
    };
    const onExit = (code: number | null, endedBy: string | null) => {
      const isFull = endedBy === 'SIGABRT' || code === OUT_OF_MEMORY;
      refuse(isFull ? tooMuch(subject) : interrupted(endedBy ?? code));
    };
    child.on('message', onMessage).on('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.send(request, (error) => {
      if (error) refuse(interrupted(child.signalCode ?? child.exitCode));
    });
  });
}

function refusalOf(answer: Extract<ApartAnswer, { kind: 'refused' | 'failed' }>): AppError {
  if (answer.kind === 'failed') return new AppError('internal', INSIDE, { cause: new Error(answer.failure) });
  return new AppError(answer.code, answer.detail, answer.errors ? { errors: answer.errors } : {});
}

/** How a process ends whose memory is full, where it does not end by a signal. */
const OUT_OF_MEMORY = 134;
const tooMuch = (subject: string) => new AppError('invalid', `${subject} needs more memory to read than is allowed.`);

function tooLong(subject: string, timeoutMs: number): AppError {
  const seconds = Math.round(timeoutMs / 1000);
  return new AppError('invalid', `${subject} took longer than ${seconds} seconds to read, so it was given up.`);
}

function interrupted(end: string | number | null): AppError {
  const cause = new Error(`the process ended with ${end}`);
  return new AppError('unavailable', 'The work was interrupted. Please try again.', { cause });
}

function startChild(pool: Pool): Child {
  // A bundle moves this file, never the source tree that the process was started in; tsx resolves its aliases.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/child-process/child.ts');
  const known = Object.entries(process.env).filter(([name]) => KNOWN.includes(name));
  const child = fork(file, [], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${pool.memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: Object.fromEntries(known) as NodeJS.ProcessEnv,
  });
  // An error without a listener would end the process; what happened is told by the exit that follows.
  child.on('error', () => undefined);
  child.once('exit', () => (pool.resting = pool.resting.filter((one) => one.process !== child)));
  return { process: child, idle: null };
}

function wake(child: Child): void {
  if (child.idle) clearTimeout(child.idle);
  child.idle = null;
  child.process.ref();
  child.process.channel?.ref();
}

/** A process that waits does not keep this one alive. */
function rest(pool: Pool, child: Child): void {
  child.process.unref();
  child.process.channel?.unref();
  child.idle = setTimeout(() => {
    pool.resting = pool.resting.filter((one) => one !== child);
    child.process.kill('SIGKILL');
  }, IDLE_MS);
  child.idle.unref();
  pool.resting.push(child);
}
