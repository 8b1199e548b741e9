/** Sign-in service calls that are allowed unchanged: those that the screens and API clients use. */
const OPEN_CALLS = new Set([
  'GET /api/auth/get-session',
  'GET /api/auth/organization/list',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-out',
  'POST /api/auth/update-user',
  'POST /api/auth/change-password',
  'POST /api/auth/organization/set-active',
  'POST /api/auth/two-factor/enable',
  'POST /api/auth/two-factor/disable',
  'POST /api/auth/two-factor/verify-totp',
  'POST /api/auth/two-factor/verify-backup-code',
  'POST /api/auth/two-factor/generate-backup-codes',
]);

export function isOpenAuthCall(method: string, pathname: string): boolean {
  return OPEN_CALLS.has(`${method} ${pathname.replace(/\/$/, '')}`);
}
