import { NextRequest, NextResponse, type NextFetchEvent } from 'next/server';
import { clerkMiddleware } from '@clerk/nextjs/server';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

type Answer = (request: NextRequest) => NextResponse;

const PASSED = 'x-plumbline-passed';
const SESSION_COOKIE = /^__session(_|$)/;

/**
 * Lets Clerk renew an expired session (its tokens last a minute) before a page is answered; the page decides who may
 * see what. When Clerk fails, the page is answered without it and shows the problem.
 */
export async function withClerkSession(request: NextRequest, event: NextFetchEvent, answer: Answer): Promise<Response> {
  const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_JWT_KEY: jwtKey, appUrl } = env();
  const session: { token: string | null } = { token: null };
  const run = clerkMiddleware(
    async (auth) => {
      session.token = await (await auth()).getToken();
      // Does not return the page's own response, because Clerk would turn it into a rewrite with extra headers.
      return new NextResponse(null, { headers: { [PASSED]: 'yes' } });
    },
    { publishableKey, jwtKey, authorizedParties: [appUrl], signInUrl: '/sign-in', signUpUrl: '/sign-up' },
  );
  try {
    const looked = await run(request, event);
    if (looked && !looked.headers.has(PASSED)) return looked;
    const answered = answer(withToken(request, session.token));
    for (const cookie of looked?.headers.getSetCookie() ?? []) answered.headers.append('set-cookie', cookie);
    return answered;
  } catch (err) {
    log.error({ err }, 'a page was answered without a session, because Clerk failed');
    return answer(request);
  }
}

/** A new token from Clerk is in the response's cookies; it is added to this request so that its page sees it. */
function withToken(request: NextRequest, token: string | null): NextRequest {
  const cookies = request.cookies.getAll();
  if (!token || cookies.some(({ value }) => value === token)) return request;
  const kept = cookies.filter(({ name }) => !SESSION_COOKIE.test(name)).map(({ name, value }) => `${name}=${value}`);
  const headers = new Headers(request.headers);
  headers.set('cookie', [...kept, `__session=${token}`].join('; '));
  return new NextRequest(request.url, { headers });
}
