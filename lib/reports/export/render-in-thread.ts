import { Worker } from 'node:worker_threads';
import { sourceProcess } from '@/lib/child-process/source-process';
import { AppError } from '@/lib/errors';
import type { ReportDetail } from '../schema';
import type { RenderAnswer, RenderedKind, RenderRequest } from './render-protocol';

const TIMEOUT_MS = 100_000;
/** Starting the thread takes longer than rendering a report, so an idle thread is kept this long, in milliseconds. */
const IDLE_MS = 60_000;
const MAX_WAITING = 40;

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting>; idle: NodeJS.Timeout | null };

/** Kept across reloads of this module in development; production loads it once. */
const shared = globalThis as typeof globalThis & { plumblineRenderThread?: Thread | undefined };
let lastId = 0;

/** Renders a report in a worker thread, so that other requests are answered meanwhile. */
export async function renderInThread(kind: RenderedKind, report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  const thread = shared.plumblineRenderThread ?? startThread();
  if (thread.waiting.size >= MAX_WAITING)
    throw new AppError('unavailable', 'Many reports are being exported at the moment. Please try again in a minute.');
  if (thread.idle) clearTimeout(thread.idle);
  thread.worker.ref();
  const request: RenderRequest = { id: (lastId += 1), kind, report };
  const timer = setTimeout(
    () =>
      stopThread(
        thread,
        new AppError('unavailable', 'Creating this file took too long and was stopped. Please try again.'),
      ),
    TIMEOUT_MS,
  );
  try {
    return await new Promise((resolve, reject) => {
      thread.waiting.set(request.id, { resolve, reject });
      thread.worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    if (thread.waiting.size === 0) rest(thread);
  }
}

function startThread(): Thread {
  const { file, execArgv } = sourceProcess('lib/reports/export/render-worker.ts');
  const worker = new Worker(file, {
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  });
  const thread: Thread = { worker, waiting: new Map(), idle: null };
  worker.on('message', (answer: RenderAnswer) => {
    const waiting = thread.waiting.get(answer.id);
    thread.waiting.delete(answer.id);
    if ('bytes' in answer) waiting?.resolve(answer.bytes);
    else
      waiting?.reject(
        new AppError('internal', 'The file could not be created from this ' + 'report.', {
          cause: new Error(answer.failure),
        }),
      );
  });
  const onEnd = (cause: unknown) =>
    stopThread(thread, new AppError('unavailable', 'The file could not be created. Please try again.', { cause }));
  worker.on('error', onEnd);
  worker.on('exit', onEnd);
  shared.plumblineRenderThread = thread;
  return thread;
}

function stopThread(thread: Thread, error: AppError): void {
  if (shared.plumblineRenderThread === thread) shared.plumblineRenderThread = undefined;
  if (thread.idle) clearTimeout(thread.idle);
  for (const { reject } of thread.waiting.values()) reject(error);
  thread.waiting.clear();
  void thread.worker.terminate();
}

/** An idle thread does not keep the process alive. */
function rest(thread: Thread): void {
  thread.worker.unref();
  thread.idle = setTimeout(() => stopThread(thread, new AppError('unavailable', 'The thread was idle.')), IDLE_MS);
  thread.idle.unref();
}
