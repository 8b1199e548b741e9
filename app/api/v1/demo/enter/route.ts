import { DEMO_EMAIL, demoPassword, embeddedAuth } from '@/lib/auth/embedded-auth';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';

/** Signs the visitor in to the demo workspace; embedded sign-in only. */
export const POST = route({ summary: 'Enter the demo workspace', tag: 'Session', role: 'public' }, async ({ request }) => {
  const { isDemoOn, authProvider } = env();
  if (!isDemoOn || authProvider !== 'embedded') throw new AppError('not_found', 'There is no demo workspace here.');
  const signedIn = await embeddedAuth().api.signInEmail({ body: { email: DEMO_EMAIL, password: demoPassword() }, headers: request.headers, asResponse: true });
  if (!signedIn.ok) throw new AppError('unavailable', 'The demo workspace is still being prepared. Try again in a few seconds.');
  return new Response(JSON.stringify({ redirect_to: '/companies' }), { status: 200, headers: [...signedIn.headers].filter(([name]) => name === 'set-cookie' || name === 'set-auth-token').concat([['content-type', 'application/json']]) });
});
