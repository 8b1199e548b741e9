/** Every error code of the product with its HTTP status. */
export const STATUS_BY_CODE = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

export type FieldError = { path: string; message: string };

type AppErrorOptions = {
  cause?: unknown;
  /** One entry per invalid field, for 422 answers. */
  errors?: FieldError[];
  /** Seconds until the same request may be tried again, for 429 answers. */
  retryAfterSeconds?: number;
};

/** An expected error with a sentence for the user. Thrown in use cases, caught in `lib/http` and in jobs. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: string, options: AppErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError || (error instanceof Error && error.name === 'AppError' && 'code' in error);
}

/** The sentence to show for a thrown value; for anything but an AppError, `fallback`. */
export function detailOf(error: unknown, fallback: string): string {
  return isAppError(error) ? error.detail : fallback;
}
