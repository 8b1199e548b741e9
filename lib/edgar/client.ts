import { setTimeout as delay } from 'node:timers/promises';
import { AppError, isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { EdgarCache } from './cache';
import type { RateGate } from './rate-gate';
import { readBeginning, readBody, truncated, type SizeCap } from './read-body';
import { CONTACT_NEEDED, refusalOf, RetryableError } from './refusals';
import type { EdgarResource } from './resource';
import type { EdgarTransport } from './transport';

type GetOptions = {
  capOf: SizeCap;
  signal?: AbortSignal | undefined;
  /** Ask EDGAR whether the cached response is still valid; for lists, which are fetched repeatedly. */
  isConditional?: boolean;
};

/** All requests to EDGAR go through this function. */
export type EdgarClient = { get(resource: EdgarResource, options: GetOptions): Promise<Uint8Array> };

export type EdgarClientOptions = {
  transport: EdgarTransport;
  gate: RateGate;
  /** The contact that the SEC requires in the User-Agent header; looked up for each request when it is a function. */
  userAgent?: string | (() => Promise<string | undefined>) | undefined;
  /** Refuse to send requests without a contact; true for the SEC's own servers. */
  isContactRequired?: boolean;
  cache?: EdgarCache | undefined;
  attempts?: number;
  /** Longest time without data, before or within a body, in milliseconds. */
  idleTimeoutMs?: number;
  /** Longest time for one attempt, also when data keeps arriving, in milliseconds. */
  totalTimeoutMs?: number;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** When EDGAR asks for a longer wait than this (milliseconds), the request fails at once. */
const MAX_WAIT_MS = 60_000;
const EVERYBODY_PAUSE_MS = 10_000;

/**
 * A client that keeps the SEC's rate limit, retries temporary failures and throws AppError with a sentence for the
 * user.
 */
export function createEdgarClient(options: EdgarClientOptions): EdgarClient {
  const { attempts = 4, sleep = (ms, signal) => delay(ms, undefined, { signal }) } = options;
  return {
    async get(resource, request) {
      const userAgent = typeof options.userAgent === 'function' ? await options.userAgent() : options.userAgent;
      if (options.isContactRequired && !userAgent) throw new AppError('unavailable', CONTACT_NEEDED);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await tryOnce({ ...options, userAgent }, resource, request);
        } catch (error) {
          request.signal?.throwIfAborted();
          if (!(error instanceof RetryableError)) throw error;
          const waitMs = Math.max(error.retryAfterMs ?? 0, backoffMs(attempt));
          if (error.isForEverybody)
            await options.gate.pause(Math.min(error.retryAfterMs ?? EVERYBODY_PAUSE_MS, MAX_WAIT_MS));
          log.warn({ resource: resource.path, attempt, cause: String(error.error.cause ?? '') }, error.message);
          if (attempt >= attempts || waitMs > MAX_WAIT_MS) throw error.error;
          await sleep(waitMs, request.signal);
        }
      }
    },
  };
}

type OneContact = EdgarClientOptions & { userAgent?: string | undefined };

async function tryOnce(options: OneContact, resource: EdgarResource, request: GetOptions): Promise<Uint8Array> {
  const key = `${resource.host}${resource.path}`;
  const cached = request.isConditional ? await options.cache?.read(key) : undefined;
  await options.gate.wait(request.signal);
  const watchdog = watch(options, request.signal);
  try {
    const headers = headersOf(options, cached);
    const response = await options.transport(resource, { headers, signal: watchdog.signal });
    watchdog.onProgress();
    if (response.status === 304 && cached) return cached.bytes;
    if (response.status !== 200) throw refusalOf(response, await readBeginning(response), resource);
    const bytes = await readBody(response, resource, request.capOf, watchdog.onProgress);
    if (request.isConditional) await options.cache?.write(key, validatorsOf(response, bytes));
    return bytes;
  } catch (error) {
    if (isAppError(error) || error instanceof RetryableError) throw error;
    request.signal?.throwIfAborted();
    throw lostConnection(error, resource, watchdog.signal.aborted);
  } finally {
    watchdog.stop();
  }
}

function lostConnection(error: unknown, resource: EdgarResource, isTimeout: boolean): RetryableError {
  if (isTimeout)
    return new RetryableError(
      new AppError('unavailable', `EDGAR took too long to send ${resource.what}. Please try again later.`, {
        cause: error,
      }),
    );
  // fetch says "terminated" when the connection was closed within a body.
  if (error instanceof TypeError && error.message === 'terminated') return truncated(resource, error.cause ?? error);
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return new RetryableError(
    new AppError('unavailable', 'EDGAR cannot be reached. Check the network connection and EDGAR_BASE_URL.', {
      cause: reason,
    }),
  );
}

function headersOf(
  options: OneContact,
  cached: { etag?: string | undefined; lastModified?: string | undefined } | undefined,
): Record<string, string> {
  return {
    'user-agent': options.userAgent ?? 'Plumbline',
    ...(cached?.etag ? { 'if-none-match': cached.etag } : {}),
    ...(cached?.lastModified ? { 'if-modified-since': cached.lastModified } : {}),
  };
}

function validatorsOf(response: Response, bytes: Uint8Array) {
  return {
    etag: response.headers.get('etag') ?? undefined,
    lastModified: response.headers.get('last-modified') ?? undefined,
    bytes,
  };
}

function backoffMs(attempt: number): number {
  return 1000 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** A signal that aborts when the caller does, on silence, and when the attempt takes too long in total. */
function watch(
  { idleTimeoutMs = 20_000, totalTimeoutMs = 180_000 }: EdgarClientOptions,
  callerSignal: AbortSignal | undefined,
) {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('EDGAR did not respond in time.'));
  const idle = setTimeout(stop, idleTimeoutMs);
  const total = setTimeout(stop, totalTimeoutMs);
  return {
    signal: callerSignal ? AbortSignal.any([callerSignal, controller.signal]) : controller.signal,
    onProgress: () => idle.refresh(),
    stop: () => {
      clearTimeout(idle);
      clearTimeout(total);
    },
  };
}
