import { AppError, type ErrorCode } from '@/lib/errors';
import { log } from '@/lib/log';

/** The fields of an error of Clerk's client. Recognised by shape, so that the client's code need not be loaded. */
type ApiFailure = {
  status?: number;
  retryAfter?: number;
  errors: { code: string; message: string; longMessage?: string }[];
};

const UNREACHABLE = 'The sign-in service is not responding. You are still signed in; try again in a minute.';
const REFUSED_KEY =
  'The sign-in service refused the key of this installation. The operator must check CLERK_SECRET_KEY.';

/** Error codes that Clerk answers with 400 or 403 although they mean a conflict with existing data. */
const CONFLICTS = new Set([
  'already_a_member_in_organization',
  'organization_invitation_not_unique',
  'organization_minimum_permissions_needed',
  'organization_membership_quota_exceeded',
  'organization_membership_managed_by_scim',
  'duplicate_record',
]);

/** An error of Clerk's backend API as AppError, with Clerk's own message when it has one for users. */
export function fromClerk(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isApiFailure(error)) return new AppError('unavailable', UNREACHABLE, { cause: error });
  const [first] = error.errors;
  const sentence = first?.longMessage || first?.message;
  log.warn({ status: error.status, code: first?.code, detail: sentence }, 'the sign-in service refused a call');
  if (error.status === 401) return new AppError('unavailable', REFUSED_KEY, { cause: error });
  if (error.status === 429)
    return new AppError('rate_limited', 'The sign-in service is receiving too many requests. Try again in a moment.', {
      cause: error,
      retryAfterSeconds: error.retryAfter ?? 10,
    });
  if (!error.status || error.status >= 500) return new AppError('unavailable', UNREACHABLE, { cause: error });
  return new AppError(codeOf(error.status, first?.code), sentence ?? 'The sign-in service refused the request.', {
    cause: error,
  });
}

/** Whether Clerk answered a call with 404. */
export function isClerkNotFound(error: unknown): boolean {
  return isApiFailure(error) && error.status === 404;
}

function codeOf(status: number, code: string | undefined): ErrorCode {
  if (status === 409 || (code && CONFLICTS.has(code))) return 'conflict';
  if (status === 404) return 'not_found';
  if (status === 403) return 'forbidden';
  return 'invalid';
}

function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
