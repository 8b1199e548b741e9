const ANY_ORIGIN = 'http://same-origin.invalid';
const AUTH_PATHS = ['/sign-in', '/sign-up'];

/**
 * The path to return to after sign-in when it belongs to this product, otherwise the fallback. Refuses everything that
 * a browser would read as another origin, and the sign-in pages themselves.
 */
export function safeRedirect(target: string | string[] | null | undefined, fallback: string): string {
  const text = Array.isArray(target) ? target[0] : target;
  if (!text || !text.startsWith('/') || hasUnsafeCharacter(text)) return fallback;
  const url = URL.parse(text, ANY_ORIGIN);
  if (!url || url.origin !== ANY_ORIGIN) return fallback;
  // "/x/..//host" has our origin here, but its path begins with "//" and would leave it at the next redirect.
  if (url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return fallback;
  if (AUTH_PATHS.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** URL of the sign-in page that returns to `origin` afterwards. */
export function signInPath(origin: string): string {
  const target = safeRedirect(origin, '/');
  return target === '/' ? '/sign-in' : `/sign-in?redirect_url=${encodeURIComponent(target)}`;
}

/** Browsers remove control characters and read a backslash as a slash, so "/\host" is another origin. */
function hasUnsafeCharacter(text: string): boolean {
  return [...text].some(
    (character) => character === '\\' || character.charCodeAt(0) < 32 || character.charCodeAt(0) === 127,
  );
}
