import type { ErrorCode, FieldError } from '@/lib/errors';

/** `timeout` and `network` are set by the client; the others are the server's error codes. */
export type ApiErrorCode = ErrorCode | 'timeout' | 'network';

/** A failed call, with the sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly errors: FieldError[];
  /** False when the response did not come from the API, such as a proxy's page. */
  readonly hasSentence: boolean;

  constructor(
    status: number,
    code: ApiErrorCode,
    detail: string,
    options: { errors?: FieldError[]; cause?: unknown; hasSentence?: boolean } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = options.errors ?? [];
    this.hasSentence = options.hasSentence ?? true;
  }
}

/** The message of the server or the connection; the fallback for responses without one and for other errors. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.hasSentence ? error.detail : fallback;
}

/** Whether a retry can help; errors of the request itself would be repeated. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}
