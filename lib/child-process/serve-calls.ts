import { toFailure } from './failure';
import type { CallAnswer, CallRequest } from './protocol';

type Served = (
  args: readonly unknown[],
  options: { signal: AbortSignal; onPart: (part: unknown) => void },
) => Promise<unknown>;

/** Answers the calls of the parent process with `work` until the parent ends; the other side of `PersistentChild`. */
export function serveCalls(work: Served): void {
  const running = new Map<number, AbortController>();
  const answer = (message: CallAnswer) => void (process.connected && process.send?.(message));
  process.on('message', async (request: CallRequest) => {
    const { id } = request;
    if (request.kind === 'cancel') return running.get(id)?.abort();
    const stopped = new AbortController();
    running.set(id, stopped);
    try {
      const onPart = (part: unknown) => answer({ id, kind: 'part', part });
      answer({ id, kind: 'done', result: await work(request.args, { signal: stopped.signal, onPart }) });
    } catch (error) {
      answer({ id, ...toFailure(error) });
    } finally {
      running.delete(id);
    }
  });
  for (const end of ['disconnect', 'SIGTERM'] as const) process.once(end, () => process.exit(0));
}
