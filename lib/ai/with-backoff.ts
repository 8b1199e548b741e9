import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/log';
import { callErrorOf, modelRetryAfterMs } from './model-errors';

export type Backoff = {
  /** Number of tries, including the first. */
  attempts: number;
  /** First pause; each further one doubles, up to `maxMs`. */
  baseMs: number;
  maxMs: number;
  /** When a server asks for a longer pause than this, the call fails at once. */
  patienceMs: number;
};

export const MODEL_BACKOFF: Backoff = { attempts: 4, baseMs: 1000, maxMs: 8000, patienceMs: 20_000 };

/** Repeats a call to a model server on 408, 409, 429, 5xx and lost connections, honouring Retry-After. */
export async function withBackoff<T>(
  call: () => Promise<T>,
  signal?: AbortSignal,
  backoff: Backoff = MODEL_BACKOFF,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const pauseMs = attempt < backoff.attempts && !signal?.aborted ? pauseBefore(error, attempt, backoff) : undefined;
      if (pauseMs === undefined) throw error;
      log.info({ attempt, pauseMs, status: callErrorOf(error)?.statusCode }, 'model call repeated after a pause');
      await sleep(pauseMs, undefined, signal ? { signal } : {});
    }
  }
}

function pauseBefore(error: unknown, attempt: number, backoff: Backoff): number | undefined {
  const call = callErrorOf(error);
  if (!call?.isRetryable) return undefined;
  const asked = modelRetryAfterMs(call);
  if (asked !== undefined) return asked <= backoff.patienceMs ? asked : undefined;
  const ceiling = Math.min(backoff.maxMs, backoff.baseMs * 2 ** (attempt - 1));
  // Between half and all of the ceiling at random, so that parallel calls do not retry at the same moment.
  return ceiling / 2 + (Math.random() * ceiling) / 2;
}
