import type { ErrorCode, FieldError } from '@/lib/errors';

/** `timeout` and `network` never left the client; the others are the server's closed set. */
export type ApiErrorCode = ErrorCode | 'timeout' | 'network';

/** A refused or failed call, with the sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly errors: FieldError[];

  constructor(status: number, code: ApiErrorCode, detail: string, options: { errors?: FieldError[]; cause?: unknown } = {}) {
    super(detail, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = options.errors ?? [];
  }
}

/** The server's sentence, or the fallback for anything that did not come from a call. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.detail : fallback;
}

/** What the request itself got wrong will be wrong again. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}
