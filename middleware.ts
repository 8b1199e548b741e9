import { NextResponse, type NextRequest } from 'next/server';

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|favicon|icon|pdfjs/|robots.txt|.*\\.(?:png|svg|ico|woff2|mjs|wasm)$).*)'],
};

const OPEN_PATHS = ['/sign-in', '/sign-up'];
const SESSION_COOKIES = ['plumbline.session_token', '__Secure-plumbline.session_token'];

/** Presence of a session only; every page and route checks the session itself. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const isOpen = OPEN_PATHS.some((open) => pathname === open || pathname.startsWith(`${open}/`));
  const hasSession = SESSION_COOKIES.some((name) => request.cookies.has(name));
  if (isOpen || hasSession) return NextResponse.next({ request: { headers: withOrigin(request) } });
  const target = new URL('/sign-in', request.url);
  if (pathname !== '/') target.searchParams.set('redirect_url', `${pathname}${search}`);
  return NextResponse.redirect(target);
}

/** Lets a page whose session turns out to be stale remember where the visitor wanted to go. */
function withOrigin(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  headers.set('x-origin-path', `${request.nextUrl.pathname}${request.nextUrl.search}`);
  return headers;
}
