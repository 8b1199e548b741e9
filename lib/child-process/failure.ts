import { AppError, isAppError, type ErrorCode, type FieldError } from '@/lib/errors';

/** Why there is no result, in a form that can be sent between processes. */
export type Failure =
  | {
      kind: 'refused';
      code: ErrorCode;
      detail: string;
      errors: FieldError[] | undefined;
      retryAfterSeconds: number | undefined;
    }
  | { kind: 'failed'; failure: string };

const INSIDE = 'Something went wrong on our side. The error has been logged.';

/** The failure for a thrown value. */
export function toFailure(error: unknown): Failure {
  if (isAppError(error)) {
    const { code, detail, errors, retryAfterSeconds } = error;
    return { kind: 'refused', code, detail, errors, retryAfterSeconds };
  }
  return { kind: 'failed', failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The error that the caller gets; the details of an unexpected one are only its cause. */
export function fromFailure(failure: Failure): AppError {
  if (failure.kind === 'failed') return new AppError('internal', INSIDE, { cause: new Error(failure.failure) });
  const { code, detail, errors, retryAfterSeconds } = failure;
  return new AppError(code, detail, {
    ...(errors ? { errors } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
