import { retryAfterMs } from '@/lib/format/retry-after';
import { APICallError, RetryError } from 'ai';
import { AppError, isAppError } from '@/lib/errors';

const TIMED_OUT = 'The language model took too long to answer. Try again, or ask over fewer documents.';
const MALFORMED = 'The language model returned an answer that could not be read. Try again.';
const UNREACHABLE = 'The language model could not be reached. Check OPENAI_BASE_URL and the network.';
const BROKEN = 'The language model reported an error. Try again in a moment.';

/** Our own timeout ended the call, as opposed to the caller's cancellation. */
export class ModelTimeoutError extends Error {
  constructor() {
    super(TIMED_OUT);
    this.name = 'ModelTimeoutError';
  }
}

/**
 * The error of a model call as an AppError with a sentence for the user. The caller's own abort is returned unchanged.
 */
export function toModelError(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (isAppError(error)) return error;
  const call = callErrorOf(error);
  if (call) return fromStatus(call);
  if (isTimeout(error)) return new AppError('unavailable', TIMED_OUT, { cause: error });
  return new AppError('unavailable', BROKEN, { cause: error });
}

function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ModelTimeoutError' || error.name === 'TimeoutError' || isTimeout(error.cause);
}

/**
 * The HTTP error within an error of the AI library, for example as the cause or last retry; undefined when there is
 * none.
 */
export function callErrorOf(error: unknown): APICallError | undefined {
  if (APICallError.isInstance(error)) return error;
  if (RetryError.isInstance(error)) return callErrorOf(error.lastError);
  return error instanceof Error && error.cause !== undefined ? callErrorOf(error.cause) : undefined;
}

function fromStatus(error: APICallError): AppError {
  const options = { cause: error };
  switch (error.statusCode) {
    case undefined:
      return new AppError('unavailable', isTimeout(error) ? TIMED_OUT : UNREACHABLE, options);
    case 401:
    case 403:
      return new AppError(
        'unavailable',
        'The language model refused the key in OPENAI_API_KEY. An operator must check it.',
        options,
      );
    case 404:
      return new AppError(
        'unavailable',
        'The language model was not found. An operator must check OPENAI_MODEL and OPENAI_BASE_URL.',
        options,
      );
    case 413:
      return new AppError(
        'unavailable',
        'The question and its evidence are too long for the language model. Select fewer documents.',
        options,
      );
    case 429: {
      const seconds = Math.ceil((modelRetryAfterMs(error) ?? 30_000) / 1000);
      return new AppError(
        'rate_limited',
        `The language model is answering too many requests. Try again in ${seconds} seconds.`,
        { ...options, retryAfterSeconds: seconds },
      );
    }
    case 200:
      return new AppError('unavailable', MALFORMED, options);
    default:
      return new AppError(
        'unavailable',
        error.statusCode >= 500
          ? BROKEN
          : 'The language model did not accept the request. An operator finds the reason in the log.',
        options,
      );
  }
}

/** Milliseconds the server asks to wait, none for a date that has passed. */
export function modelRetryAfterMs(error: APICallError, now = Date.now()): number | undefined {
  const ms = retryAfterMs(error.responseHeaders?.['retry-after'], now);
  return ms === undefined ? undefined : Math.max(0, ms);
}
