import { randomBytes } from 'node:crypto';
import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import { authContentSources } from '@/lib/auth/content-sources';
import { env } from '@/lib/env';
import { pageContentPolicy } from '@/lib/http/content-policy';

/** Every page, whatever its name looks like. The API and files that are read as they are do not come here. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|query/pdfjs/|icon\\.svg$).*)'],
};

const OPEN_PATHS = ['/sign-in', '/sign-up', '/accept-invitation'];
const SESSION_COOKIES = { embedded: /^(__Secure-)?plumbline\.session_token$/, clerk: /^__session(_|$)/ };

/** A hosted sign-in comes before the page, to renew its session; its code is loaded only where it is chosen. */
export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  if (env().authProvider === 'embedded') return answer(request);
  const { behindClerk } = await import('@/lib/auth/clerk-middleware');
  return behindClerk(request, event, answer);
}

/** Presence of a session only; every page and route checks the session itself. Gives each page its content policy. */
function answer(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const isOpen = OPEN_PATHS.some((open) => pathname === open || pathname.startsWith(`${open}/`));
  const sessionCookie = SESSION_COOKIES[env().authProvider];
  const hasSession = request.cookies.getAll().some(({ name }) => sessionCookie.test(name));
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy(nonce);
  const response = isOpen || hasSession ? NextResponse.next({ request: { headers: forThePage(request, nonce, policy) } }) : NextResponse.redirect(signInAddress(request));
  response.headers.set('content-security-policy', policy);
  return response;
}

function contentPolicy(nonce: string): string {
  return pageContentPolicy({
    nonce,
    isDevelopment: process.env.NODE_ENV === 'development',
    isHttps: process.env.APP_URL?.startsWith('https://') ?? false,
    extra: authContentSources(),
  });
}

function signInAddress(request: NextRequest): URL {
  const { pathname, search } = request.nextUrl;
  const target = new URL('/sign-in', request.url);
  if (pathname !== '/') target.searchParams.set('redirect_url', `${pathname}${search}`);
  return target;
}

/** Next puts the nonce of the policy on its own scripts; `x-nonce` is for ours. The path lets a page with a stale session remember where to go. */
function forThePage(request: NextRequest, nonce: string, policy: string): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-origin-path', `${request.nextUrl.pathname}${request.nextUrl.search}`);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return headers;
}
