import { randomBytes } from 'node:crypto';
import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import { isDatabaseAnswering } from '@/db/is-answering';
import { authContentSources } from '@/lib/auth/content-sources';
import { env } from '@/lib/env';
import { pageContentPolicy } from '@/lib/http/content-policy';

/** Every page, whatever its name. The API and static files do not pass through the middleware. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|query/pdfjs/|icon\\.svg$).*)'],
};

const OPEN_PATHS = ['/sign-in', '/sign-up', '/accept-invitation', '/verify-email'];
const RETRY_SECONDS = 5;
const SESSION_COOKIES = { embedded: /^(__Secure-)?plumbline\.session_token$/, clerk: /^__session(_|$)/ };

/** A hosted sign-in runs before the page to renew its session; its code is loaded only when it is configured. */
export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  if (readsDatabase(request) && !isActionCall(request) && !(await isDatabaseAnswering())) return unavailable();
  if (env().authProvider === 'embedded') return answer(request);
  const { withClerkSession } = await import('@/lib/auth/clerk/middleware');
  return withClerkSession(request, event, answer);
}

/**
 * Checks only that a session cookie exists; every page and route checks the session itself. Adds the content policy.
 */
function answer(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  const isOpen = OPEN_PATHS.some((open) => pathname === open || pathname.startsWith(`${open}/`));
  const nonce = randomBytes(16).toString('base64');
  const policy = contentPolicy(nonce);
  const response =
    isOpen || isActionCall(request) || hasSession(request)
      ? NextResponse.next({ request: { headers: forThePage(request, nonce, policy) } })
      : NextResponse.redirect(signInAddress(request));
  response.headers.set('content-security-policy', policy);
  return response;
}

/** A server action reports a missing session or an unavailable database itself, in a form that its screen can read. */
function isActionCall(request: NextRequest): boolean {
  return request.method === 'POST' && request.headers.has('next-action');
}

function hasSession(request: NextRequest): boolean {
  const sessionCookie = SESSION_COOKIES[env().authProvider];
  return request.cookies.getAll().some(({ name }) => sessionCookie.test(name));
}

/** Requests without a session go to the sign-in page, which needs no database. */
function readsDatabase(request: NextRequest): boolean {
  return hasSession(request) || request.nextUrl.pathname.startsWith('/accept-invitation/');
}

/**
 * Checked before the page starts, because a started page can no longer answer 503. The shown page retries by itself.
 */
function unavailable(): Response {
  const nonce = randomBytes(16).toString('base64');
  const page =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumbline</title><meta http-equiv="refresh" ' +
    `content="${RETRY_SECONDS}"><meta name="viewport" content="width=device-width"><style ` +
    `nonce="${nonce}">body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 ` +
    '1.5rem}</style></head><body><main><h1>One moment</h1><p>The database does not answer just now. This page tries ' +
    'again by itself.</p></main></body></html>';
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
      'content-security-policy': contentPolicy(nonce),
    },
  });
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

/**
 * Next adds the policy's nonce to its own scripts; `x-nonce` is for ours. The path lets a page with an expired session
 * return after sign-in.
 */
function forThePage(request: NextRequest, nonce: string, policy: string): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-origin-path', `${request.nextUrl.pathname}${request.nextUrl.search}`);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  return headers;
}
