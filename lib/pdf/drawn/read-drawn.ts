import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { builtSource } from '@/lib/child-process/source-process.ts';
import { READY_ID, type DrawnAnswer, type DrawnRequest } from './protocol.ts';
import { type DrawnRun, type RunReading } from './types.ts';

export type DrawnFile = {
  /** Identifies the bytes: different content has a different key. */
  key: string;
  /** Null when the file is missing. */
  load: () => Promise<Uint8Array | null>;
};

/**
 * Time for opening and drawing a page, and for each of its runs, on a busy machine, in milliseconds; later results are
 * discarded with a message.
 */
const DEADLINE_MS = 6_000;
const DEADLINE_OF_RUN_MS = 1_000;
const MOST_SLOW_FILES = 1_000;
/** Starting takes half a second, so an idle thread is kept this long, in milliseconds. */
const IDLE_MS = 15 * 60_000;
const MAX_WAITING = 400;

export const TOO_BUSY = 'Many pages are being compared with their text at the moment.';
export const SLOW_FILE = 'Another page of this document took too long to draw, so no more of its pages are checked.';
export const MISSING_FILE = 'The file of this document is missing, so its pages cannot be checked.';

type Thread = {
  worker: Worker;
  /** Resolves when the thread is started; the time for starting does not count towards a page's deadline. */
  isReady: Promise<void>;
  pending: { id: number; settle: (answer: DrawnAnswer) => void } | null;
  idle: NodeJS.Timeout | null;
};
type Line = {
  thread: Thread | undefined;
  tail: Promise<unknown>;
  waiting: number;
  lastId: number;
  /** Files with a page that took too long; they are not tried again. */
  slow: Set<string>;
};

/** Kept across reloads of this module in development; production loads it once. */
const shared = globalThis as typeof globalThis & { plumblineDrawn?: Line };

/** One reading per run, in the same order. `wouldRepeat`: a failure caused by the page, which would occur again. */
export type DrawnLook = { readings: RunReading[]; wouldRepeat: boolean };

/**
 * Reads runs of words on the drawn page in a worker thread, one request after another. When a page cannot be drawn in
 * time, each of its readings says so.
 */
export async function readDrawn(file: DrawnFile, page: number, runs: readonly DrawnRun[]): Promise<DrawnLook> {
  if (runs.length === 0) return { readings: [], wouldRepeat: true };
  const line = theLine();
  if (line.waiting >= MAX_WAITING) return failed(runs, TOO_BUSY, false);
  if (line.slow.has(file.key)) return failed(runs, SLOW_FILE, false);
  line.waiting += 1;
  const turn = line.tail.then(() => ask(line, file, page, runs));
  line.tail = turn.catch(() => undefined);
  try {
    const answer = await turn;
    if ('readings' in answer) return { readings: answer.readings, wouldRepeat: true };
    return 'failure' in answer
      ? failed(runs, answer.failure, answer.failure !== SLOW_FILE && answer.failure !== TOO_BUSY)
      : failed(runs, MISSING_FILE, false);
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) rest(line);
  }
}

function theLine(): Line {
  return (shared.plumblineDrawn ??= {
    thread: undefined,
    tail: Promise.resolve(),
    waiting: 0,
    lastId: 0,
    slow: new Set(),
  });
}

/** Starts the thread before the first question. */
export function startDrawnReader(): void {
  const line = theLine();
  line.thread ??= startThread(line);
  if (line.waiting === 0) rest(line);
}

async function ask(line: Line, file: DrawnFile, page: number, runs: readonly DrawnRun[]): Promise<DrawnAnswer> {
  if (line.slow.has(file.key)) return { id: 0, failure: SLOW_FILE };
  const request = { fileKey: file.key, page, runs: [...runs] };
  const answer = await send(line, request);
  if (!('needsFile' in answer)) return answer;
  const bytes = await file.load();
  return bytes ? send(line, { ...request, bytes }) : answer;
}

async function send(line: Line, request: Omit<DrawnRequest, 'id'>): Promise<DrawnAnswer> {
  const thread = (line.thread ??= startThread(line));
  if (thread.idle) clearTimeout(thread.idle);
  thread.worker.ref();
  await thread.isReady;
  const id = (line.lastId += 1);
  if (line.thread !== thread) return { id, failure: TOO_BUSY };
  const deadlineMs = DEADLINE_MS + DEADLINE_OF_RUN_MS * request.runs.length;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      markSlowFile(line, request.fileKey);
      stop(line, thread, `Page ${request.page} took longer than ${Math.round(deadlineMs / 1000)} seconds to draw.`);
    }, deadlineMs);
    thread.pending = {
      id,
      settle: (answer) => {
        clearTimeout(timer);
        thread.pending = null;
        resolve(answer);
        if (!('isSpent' in answer)) return;
        markSlowFile(line, request.fileKey);
        stop(line, thread, answer.failure);
      },
    };
    thread.worker.postMessage({ id, ...request } satisfies DrawnRequest);
  });
}

function markSlowFile(line: Line, fileKey: string): void {
  if (line.slow.size >= MOST_SLOW_FILES) line.slow.clear();
  line.slow.add(fileKey);
}

function startThread(line: Line): Thread {
  // The recognizer prints a message for every picture without words; only its results matter.
  const options = { stdout: true, stderr: true, resourceLimits: { maxOldGenerationSizeMb: 256 } };
  const worker = new Worker(workerFile(), options);
  worker.stdout.resume();
  worker.stderr.resume();
  let onReady: () => void = () => undefined;
  const isReady = new Promise<void>((resolve) => (onReady = resolve));
  const thread: Thread = { worker, isReady, pending: null, idle: null };
  worker.on('message', (answer: DrawnAnswer) => {
    if (answer.id === READY_ID) onReady();
    else if (thread.pending?.id === answer.id) thread.pending.settle(answer);
  });
  const onEnd = (failure: string) => {
    stop(line, thread, failure);
    onReady();
  };
  worker.on('error', (error) => onEnd(`The page could not be drawn: ${error.message}`));
  worker.on('exit', () => onEnd('The page could not be drawn.'));
  return thread;
}

function stop(line: Line, thread: Thread, failure: string): void {
  if (line.thread === thread) line.thread = undefined;
  if (thread.idle) clearTimeout(thread.idle);
  thread.pending?.settle({ id: thread.pending.id, failure });
  void thread.worker.terminate();
}

/** An idle thread does not keep the process alive and ends after a while. */
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

/** The built file, or the source beside this one; a bundle moves this file but not the source tree. */
function workerFile(): string {
  const built = builtSource('lib/pdf/drawn/drawn-worker.ts');
  if (built) return built;
  const beside = path.join(path.dirname(fileURLToPath(import.meta.url)), 'drawn-worker.ts');
  return existsSync(beside)
    ? beside
    : path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/pdf/drawn/drawn-worker.ts');
}
