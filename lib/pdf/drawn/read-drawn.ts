import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type DrawnAnswer, type DrawnRequest } from './protocol.ts';
import { type DrawnRun, type RunReading } from './types.ts';

export type DrawnFile = {
  /** Names the bytes: another content has another key. */
  key: string;
  /** Null when there is no file. */
  load: () => Promise<Uint8Array | null>;
};

/** For the runs of one page; what takes longer is given up, and said. */
const DEADLINE_MS = 15_000;
/** Starting takes half a second, so the thread waits for the next question. */
const IDLE_MS = 15 * 60_000;
const MAX_WAITING = 400;

export const MISSING_FILE = 'The file of this document is missing, so its pages cannot be looked at.';

type Thread = {
  worker: Worker;
  pending: { id: number; settle: (answer: DrawnAnswer) => void } | null;
  idle: NodeJS.Timeout | null;
};
type Line = { thread: Thread | undefined; tail: Promise<unknown>; waiting: number; lastId: number };

/** Kept across reloads of this module in development; production loads it once. */
const shared = globalThis as typeof globalThis & { plumblineDrawn?: Line };

/** One reading a run, in their order. What failed by the page's own fault would fail again. */
export type DrawnLook = { readings: RunReading[]; wouldRepeat: boolean };

/**
 * Looks at runs of words on the drawn page, in a worker thread of this process and one request after another.
 * A page that cannot be drawn in time says so in each of its readings.
 */
export async function readDrawn(file: DrawnFile, page: number, runs: readonly DrawnRun[]): Promise<DrawnLook> {
  if (runs.length === 0) return { readings: [], wouldRepeat: true };
  const line = (shared.plumblineDrawn ??= { thread: undefined, tail: Promise.resolve(), waiting: 0, lastId: 0 });
  if (line.waiting >= MAX_WAITING)
    return failed(runs, 'Many pages are being compared with their text at the moment.', false);
  line.waiting += 1;
  const turn = line.tail.then(() => ask(line, file, page, runs));
  line.tail = turn.catch(() => undefined);
  try {
    const answer = await turn;
    if ('readings' in answer) return { readings: answer.readings, wouldRepeat: true };
    return 'failure' in answer ? failed(runs, answer.failure, true) : failed(runs, MISSING_FILE, false);
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) rest(line);
  }
}

/** Starts the thread ahead of the first question. */
export function warmUpDrawn(): void {
  const line = (shared.plumblineDrawn ??= { thread: undefined, tail: Promise.resolve(), waiting: 0, lastId: 0 });
  line.thread ??= startThread(line);
  if (line.waiting === 0) rest(line);
}

async function ask(line: Line, file: DrawnFile, page: number, runs: readonly DrawnRun[]): Promise<DrawnAnswer> {
  const request = { fileKey: file.key, page, runs: [...runs] };
  const answer = await send(line, request);
  if (!('needsFile' in answer)) return answer;
  const bytes = await file.load();
  return bytes ? send(line, { ...request, bytes }) : answer;
}

function send(line: Line, request: Omit<DrawnRequest, 'id'>): Promise<DrawnAnswer> {
  const thread = (line.thread ??= startThread(line));
  if (thread.idle) clearTimeout(thread.idle);
  thread.worker.ref();
  const id = (line.lastId += 1);
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => stop(line, thread, `Page ${request.page} took longer than ${DEADLINE_MS / 1000} seconds to draw.`),
      DEADLINE_MS,
    );
    thread.pending = {
      id,
      settle: (answer) => {
        clearTimeout(timer);
        thread.pending = null;
        resolve(answer);
      },
    };
    thread.worker.postMessage({ id, ...request } satisfies DrawnRequest);
  });
}

function startThread(line: Line): Thread {
  // The recognizer remarks on every picture without words; what matters comes as an answer.
  const worker = new Worker(workerFile(), {
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const thread: Thread = { worker, pending: null, idle: null };
  worker.on('message', (answer: DrawnAnswer) => thread.pending?.id === answer.id && thread.pending.settle(answer));
  worker.on('error', (error) => stop(line, thread, `The page could not be drawn: ${error.message}`));
  worker.on('exit', () => stop(line, thread, 'The page could not be drawn.'));
  return thread;
}

function stop(line: Line, thread: Thread, failure: string): void {
  if (line.thread === thread) line.thread = undefined;
  if (thread.idle) clearTimeout(thread.idle);
  thread.pending?.settle({ id: thread.pending.id, failure });
  void thread.worker.terminate();
}

/** A thread that waits does not keep the process alive, and ends after a while. */
function rest(line: Line): void {
  const { thread } = line;
  if (!thread) return;
  thread.worker.unref();
  if (thread.idle) clearTimeout(thread.idle);
  thread.idle = setTimeout(() => stop(line, thread, 'The thread was idle.'), IDLE_MS);
  thread.idle.unref();
}

function failed(runs: readonly DrawnRun[], failure: string, wouldRepeat: boolean): DrawnLook {
  return { readings: runs.map(() => ({ missing: [], isBlank: false, extra: null, failure })), wouldRepeat };
}

/**
 * Beside this file in the source tree; a bundle moves this file but not the source tree, which the process was started
 * in.
 */
function workerFile(): string {
  const beside = path.join(path.dirname(fileURLToPath(import.meta.url)), 'drawn-worker.ts');
  return existsSync(beside)
    ? beside
    : path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/pdf/drawn/drawn-worker.ts');
}
