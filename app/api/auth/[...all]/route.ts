import { embeddedAuth } from '@/lib/auth/embedded-auth';
import { isOpenAuthCall } from '@/lib/auth/open-auth-calls';
import { env } from '@/lib/env';
import { guarded } from '@/lib/http/guarded';

/**
 * Signing in and out, by the embedded service. What changes organizations and members has routes of its own beside this
 * one, with the product's rules and its audit; the service's other calls would go past both and do not exist here.
 */
const handler = guarded(async (request) => {
  const isOpen = env().authProvider === 'embedded' && isOpenAuthCall(request.method, new URL(request.url).pathname);
  if (!isOpen) return Response.json({ detail: 'There is no such call.', code: 'not_found' }, { status: 404, headers: { 'cache-control': 'no-store' } });
  return embeddedAuth().handler(request);
});

export { handler as GET, handler as POST };
