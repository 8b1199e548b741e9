import { STATUS_BY_CODE, type ErrorCode } from '@/lib/errors';
import type { ActionResult } from '@/lib/http/action';
import { ApiError } from './api-error';
import { BROWSER_SESSION, withSession, type SessionOptions } from './with-session';

type CallOptions = SessionOptions & { timeoutMs: number };

export type CallAction = <I, T>(
  action: (input: I) => Promise<ActionResult<T>>,
  input: I,
  options?: { timeoutMs?: number },
) => Promise<T>;

/** Largest input, the same as for an API body. */
const MAX_CHARACTERS = 1024 * 1024;

/**
 * Calls server actions as the API client calls routes: resolves with the data, throws the same ApiError, retries twice
 * when the session has expired and then redirects to sign-in. Next sends the actions of a tab one after another, so
 * calls are queued here; the timeout of each starts when it is sent.
 */
export function createActionCaller(options: CallOptions): CallAction {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return async (action, input, { timeoutMs = options.timeoutMs } = {}) => {
    if (JSON.stringify(input).length > MAX_CHARACTERS)
      throw new ApiError(413, 'payload_too_large', 'The request is larger than 1 MB.');
    return withSession(options, async () => {
      const result = await enqueue(() => withinTime(action(input), timeoutMs)).catch((cause: unknown) => {
        throw toApiError(cause);
      });
      if (!result.ok) throw refusalOf(result);
      return result.data;
    });
  };
}

function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const seconds = Math.round(timeoutMs / 1000);
    const refuse = () => reject(new ApiError(0, 'timeout', `The server did not respond within ${seconds} seconds.`));
    const timer = setTimeout(refuse, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function refusalOf({ code, detail, errors }: Extract<ActionResult<unknown>, { ok: false }>): ApiError {
  const known = isErrorCode(code) ? code : 'internal';
  return new ApiError(STATUS_BY_CODE[known], known, detail, { ...(errors ? { errors } : {}) });
}

function isErrorCode(code: string): code is ErrorCode {
  return code in STATUS_BY_CODE;
}

/** Errors that the framework throws when it received no valid answer. */
function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof Error && cause.name === 'UnrecognizedActionError')
    return new ApiError(409, 'conflict', 'Plumbline was updated since this page was opened. Reload it and try again.', {
      cause,
    });
  // A failed fetch is a TypeError in every browser.
  if (cause instanceof TypeError)
    return new ApiError(0, 'network', 'The server could not be reached. Check the connection and try again.', {
      cause,
    });
  return new ApiError(500, 'internal', 'The server answered with an error.', { cause, hasSentence: false });
}

/** The caller used in the browser. */
export const callAction = createActionCaller({ ...BROWSER_SESSION, timeoutMs: 30_000 });
