import { retryAfterMs } from '@/lib/format/retry-after';
import { AppError } from '@/lib/errors';
import type { EdgarResource } from './resource';

/** A refusal that may be temporary; the client retries and finally throws `error`. */
export class RetryableError extends Error {
  constructor(
    readonly error: AppError,
    /** Milliseconds that EDGAR asked to wait, if it did. */
    readonly retryAfterMs?: number,
    /** True when EDGAR limits all requests of this installation, not only this one. */
    readonly isForEverybody = false,
  ) {
    super(error.detail, { cause: error });
    this.name = 'RetryableError';
  }
}

export const CONTACT_NEEDED =
  'The SEC asks everyone who fetches from EDGAR for a name and an e-mail address. An admin sets them under ' +
  'Organization > Integrations; the operator’s default is EDGAR_USER_AGENT.';

const BUSY = 'EDGAR is busy and asked us to slow down. Please try again in a few minutes.';

/** The error to throw for an unsuccessful response. `text` is the beginning of its body. */
export function refusalOf(response: Response, text: string, resource: EdgarResource): AppError | RetryableError {
  const { status } = response;
  const cause = new Error(`EDGAR answered ${status} for ${resource.host}${resource.path}`);
  if (status === 404 || status === 410) return notFound(resource, cause);
  if (status === 403) return forbidden(text, resource, cause);
  const waitMs = retryAfterOf(response);
  if (status === 429) return new RetryableError(busy(cause, waitMs), waitMs, true);
  if (status === 503) return new RetryableError(busy(cause, waitMs), waitMs);
  const failed = new AppError(
    'unavailable',
    `EDGAR could not serve ${resource.what} (it answered ${status}). Please try again later.`,
    { cause },
  );
  return status >= 500 || status === 408 ? new RetryableError(failed, waitMs) : failed;
}

function forbidden(text: string, resource: EdgarResource, cause: Error): AppError | RetryableError {
  // The store behind EDGAR answers "AccessDenied" for some missing keys.
  if (/<Code>(AccessDenied|NoSuchKey)<\/Code>/.test(text)) return notFound(resource, cause);
  if (/rate threshold|too many requests/i.test(text)) return new RetryableError(busy(cause), undefined, true);
  if (/undeclared automated tool|declare your traffic|user.agent/i.test(text)) {
    return new AppError('unavailable', `EDGAR refused our contact. ${CONTACT_NEEDED}`, { cause });
  }
  return new AppError(
    'unavailable',
    `EDGAR refused to serve ${resource.what}. Check the EDGAR contact (Organization > Integrations, or ` +
      'EDGAR_USER_AGENT) and whether this network may reach the SEC.',
    { cause },
  );
}

function notFound(resource: EdgarResource, cause: Error): AppError {
  return new AppError('not_found', `EDGAR does not have ${resource.what}.`, { cause });
}

function busy(cause: Error, waitMs?: number): AppError {
  return new AppError('rate_limited', BUSY, { cause, retryAfterSeconds: Math.ceil((waitMs ?? 60_000) / 1000) });
}

/** The wait that EDGAR asks for; a date that has passed asks for none. */
function retryAfterOf(response: Response): number | undefined {
  const ms = retryAfterMs(response.headers.get('retry-after'));
  return ms !== undefined && ms >= 0 ? ms : undefined;
}
