import { rethrowDatabaseFailure } from '@/lib/auth/embedded/database-failures';
import { refuseVisitor } from '@/lib/auth/embedded/demo-visitor';
import { embeddedAuth, findSession } from '@/lib/auth/embedded/better-auth';
import { isOpenAuthCall } from '@/lib/auth/embedded/open-auth-calls';
import { signUpByMail } from '@/lib/http/sign-up-call';
import { withoutTokens } from '@/lib/auth/embedded/without-tokens';
import { env } from '@/lib/env';
import { guardHandler } from '@/lib/http/guard-handler';
import { canSendMail } from '@/lib/mail/send-mail';

const CHANGES_ACCOUNT = new Set([
  '/api/auth/update-user',
  '/api/auth/change-password',
  '/api/auth/organization/set-active',
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/verify-totp',
  '/api/auth/two-factor/verify-backup-code',
  '/api/auth/two-factor/generate-backup-codes',
]);

/**
 * Sign-in and sign-out by the embedded service. Changes to organizations and members have routes of their own with the
 * product's rules and audit; other calls of the service would bypass both and are not available.
 */
const handler = guardHandler(async (request) => {
  const pathname = new URL(request.url).pathname.replace(/\/$/, '');
  const isOpen = env().authProvider === 'embedded' && isOpenAuthCall(request.method, pathname);
  if (!isOpen)
    return Response.json(
      { detail: 'This endpoint does not exist.', code: 'not_found' },
      { status: 404, headers: { 'cache-control': 'no-store' } },
    );
  if (CHANGES_ACCOUNT.has(pathname)) await refuseDemoVisitor(request.headers);
  if (pathname === '/api/auth/sign-up/email' && canSendMail()) return signUpByMail(request);
  return withoutTokens(request, await rethrowDatabaseFailure(() => embeddedAuth().handler(request)));
});

async function refuseDemoVisitor(headers: Headers): Promise<void> {
  const found = await findSession(headers);
  if (found) await refuseVisitor(found.user);
}

export { handler as GET, handler as POST };
