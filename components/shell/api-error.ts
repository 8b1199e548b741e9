import type { ErrorCode, FieldError } from '@/lib/errors';

/** `timeout` and `network` never left the client; the others are the server's closed set. */
export type ApiErrorCode = ErrorCode | 'timeout' | 'network';

/** A refused or failed call, with the sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly errors: FieldError[];
  /** False where the answer was not one of the API, such as a proxy's page. */
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

/** The server's or the connection's sentence, or the fallback for an answer that holds none and for what is no call. */
export function apiErrorMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.hasSentence ? error.detail : fallback;
}

/** What the request itself got wrong will be wrong again. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}
