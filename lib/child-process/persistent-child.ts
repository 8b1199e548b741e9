import { fork, type ChildProcess } from 'node:child_process';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { fromFailure } from './failure';
import type { CallAnswer, CallRequest } from './protocol';
import { sourceProcess } from './source-process';

export type CallOptions = { signal?: AbortSignal | undefined; onPart?: ((part: unknown) => void) | undefined };

type Waiting = { onAnswer: (answer: CallAnswer) => void; onEnd: (error: AppError) => void };

/**
 * A child process that stays running and takes many calls at a time. It has the environment of this process and its own
 * connections, so that work of a request does not keep other requests waiting. It starts with the first call and again
 * after it ended.
 */
export class PersistentChild {
  private process: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** `file`: a source file that passes its function to `serveCalls`. */
  constructor(private readonly file: string) {}

  /** Calls that have no answer yet. */
  get pending(): number {
    return this.waiting.size;
  }

  /** Starts the process before the first call. */
  start(): void {
    this.process ??= this.fork();
  }

  /** The result of the child's function. Arguments and result are copied. */
  call(args: readonly unknown[], { signal, onPart }: CallOptions = {}): Promise<unknown> {
    signal?.throwIfAborted();
    const id = (this.lastId += 1);
    const child = (this.process ??= this.fork());
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        send(child, { id, kind: 'cancel' });
        end(() => reject(signal?.reason));
      };
      const end = (settle: () => void) => {
        this.waiting.delete(id);
        signal?.removeEventListener('abort', onAbort);
        settle();
      };
      this.waiting.set(id, {
        onAnswer: (answer) => {
          if (answer.kind === 'part') onPart?.(answer.part);
          else if (answer.kind === 'done') end(() => resolve(answer.result));
          else end(() => reject(fromFailure(answer)));
        },
        onEnd: (error) => end(() => reject(error)),
      });
      signal?.addEventListener('abort', onAbort, { once: true });
      send(child, { id, kind: 'call', args });
    });
  }

  /** Ends the process; a later call starts another one. */
  stop(): void {
    this.process?.kill();
  }

  private fork(): ChildProcess {
    const { file, execArgv } = sourceProcess(this.file);
    const child = fork(file, [], {
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      const answer = message as CallAnswer;
      this.waiting.get(answer.id)?.onAnswer(answer);
    });
    child.on('error', (error) => {
      log.error({ err: error, file: this.file }, 'a child process could not be reached');
      // It was never started, so no exit follows.
      if (child.pid === undefined) this.onEnd(child, error.message);
    });
    child.once('exit', (code, endedBy) => {
      const [level, end] = code === 0 ? ['info' as const, code] : ['error' as const, endedBy ?? code];
      log[level]({ file: this.file, end }, 'a child process ended; it starts again with the next call');
      this.onEnd(child, String(end));
    });
    // The server keeps this process running; an idle child does not.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private onEnd(child: ChildProcess, end: string): void {
    if (this.process === child) this.process = undefined;
    const cause = new Error(`the process ended with ${end}`);
    for (const { onEnd } of [...this.waiting.values()])
      onEnd(new AppError('unavailable', 'The work was interrupted. Please try again.', { cause }));
  }
}

/** A process that has just ended receives no message; its exit rejects the call. */
function send(child: ChildProcess, request: CallRequest): void {
  if (child.connected) child.send(request, () => undefined);
}
