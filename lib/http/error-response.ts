import { ZodError } from 'zod';
import { isDatabaseUnavailable } from '@/db/is-database-unavailable';
import { AppError, isAppError, type FieldError } from '@/lib/errors';
import { log } from '@/lib/log';
import { invalidFrom } from '@/lib/validation-messages';

type ErrorBody = { detail: string; code: string; errors?: FieldError[] };

export const DATABASE_UNAVAILABLE = 'The database is not responding at the moment. Please try again in a moment.';

/** The AppError to answer with for any thrown value. Unexpected errors become `internal` and reveal no details. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  if (thrown instanceof ZodError) return invalidFrom(thrown);
  if (isDatabaseUnavailable(thrown)) return new AppError('unavailable', DATABASE_UNAVAILABLE, { cause: thrown });
  return new AppError('internal', 'Something went wrong on our side. The error has been logged.', { cause: thrown });
}

/** Logs expected errors at level info, unexpected ones at error with their cause. */
export function logRefusal(error: AppError, where: Record<string, unknown>): void {
  if (error.status >= 500) log.error({ ...where, code: error.code, err: error.cause ?? error }, error.detail);
  else log.info({ ...where, code: error.code }, error.detail);
}

/** The JSON response for an error: `detail`, `code` and, for 422, `errors`. */
export function errorResponse(error: AppError, requestId: string): Response {
  const body: ErrorBody = { detail: error.detail, code: error.code, ...(error.errors ? { errors: error.errors } : {}) };
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds));
  // The rest of the body is not read, so the connection is closed with this response.
  if (error.code === 'payload_too_large' || error.code === 'request_timeout') headers.set('connection', 'close');
  return Response.json(body, { status: error.status, headers });
}
