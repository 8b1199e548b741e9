import type { NextFetchEvent, NextRequest, NextResponse } from 'next/server';
import { clerkMiddleware } from '@clerk/nextjs/server';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

type Answer = (request: NextRequest) => NextResponse;

/**
 * Lets Clerk renew a session whose minute-long token ran out before it answers a page; who may see what is decided by
 * the page. When Clerk fails, the page is answered without it and tells itself.
 */
export async function behindClerk(request: NextRequest, event: NextFetchEvent, answer: Answer): Promise<Response> {
  const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey, CLERK_JWT_KEY: jwtKey, appUrl } = env();
  // The secret key is read from the environment by Clerk itself: handed over here it would be written, encrypted, into a header.
  const run = clerkMiddleware(async () => answer(request), { publishableKey, jwtKey, authorizedParties: [appUrl], signInUrl: '/sign-in', signUpUrl: '/sign-up' });
  try {
    return (await run(request, event)) ?? answer(request);
  } catch (err) {
    log.error({ err }, 'Clerk failed before a page');
    return answer(request);
  }
}
