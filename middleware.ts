import { randomBytes } from 'node:crypto';
import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server';
import { isDatabaseAnswering } from '@/db/is-answering';
import { env } from '@/lib/env';
import { limitPages } from '@/lib/http/limits/limit-pages';
import { contentPolicy, plainPage } from '@/lib/http/plain-page';

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
  if (!isActionCall(request)) {
    if (readsDatabase(request) && !(await isDatabaseAnswering())) return unavailable();
    const refusal = await limitPages({ headers: request.headers, session: sessionCookie(request) });
    if (refusal) return refusal;
  }
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
  return sessionCookie(request) !== undefined;
}

function sessionCookie(request: NextRequest): string | undefined {
  const named = SESSION_COOKIES[env().authProvider];
  return request.cookies.getAll().find(({ name }) => named.test(name))?.value;
}

/** Requests without a session go to the sign-in page, which needs no database. */
function readsDatabase(request: NextRequest): boolean {
  return hasSession(request) || request.nextUrl.pathname.startsWith('/accept-invitation/');
}

/**
 * Checked before the page starts, because a started page can no longer answer 503. The shown page retries by itself.
 */
function unavailable(): Response {
  const sentence = 'The database is not responding at the moment. This page tries again automatically.';
  return plainPage(503, sentence, RETRY_SECONDS);
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
