import { ZodError } from 'zod';
import { isDatabaseAway } from '@/db/is-away';
import { AppError, isAppError, type FieldError } from '@/lib/errors';
import { log } from '@/lib/log';
import { invalidFrom } from '@/lib/invalid';

type ErrorBody = { detail: string; code: string; errors?: FieldError[] };

const DATABASE_AWAY = 'The database does not answer just now. Please try again in a moment.';

/** What may leave the server about a thrown thing. Surprises become `internal` and say nothing of the inside. */
export function toAppError(thrown: unknown): AppError {
  if (isAppError(thrown)) return thrown;
  if (thrown instanceof ZodError) return invalidFrom(thrown);
  if (isDatabaseAway(thrown)) return new AppError('unavailable', DATABASE_AWAY, { cause: thrown });
  return new AppError('internal', 'Something went wrong on our side. The error has been logged.', { cause: thrown });
}

/** Expected refusals are logged at info, surprises at error with their cause. */
export function logRefusal(error: AppError, where: Record<string, unknown>): void {
  if (error.status >= 500) log.error({ ...where, code: error.code, err: error.cause ?? error }, error.detail);
  else log.info({ ...where, code: error.code }, error.detail);
}

export function errorResponse(error: AppError, requestId: string): Response {
  const body: ErrorBody = { detail: error.detail, code: error.code, ...(error.errors ? { errors: error.errors } : {}) };
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds));
  // The rest of the body is not read: the connection ends with this answer.
  if (error.code === 'payload_too_large' || error.code === 'request_timeout') headers.set('connection', 'close');
  return Response.json(body, { status: error.status, headers });
}
