import type { ContentSources } from '@/lib/auth/types';

type PagePolicy = { nonce: string; isDevelopment: boolean; isHttps: boolean; extra?: ContentSources };

/**
 * Hash of the only style sheet that a library (sonner) adds to the page without a nonce. A test computes it from the
 * installed package, so that a changed release is noticed.
 */
export const TOAST_STYLES_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Hash of an empty style element: the library adds its element to the page before it writes into it. */
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The Content-Security-Policy of pages. Scripts need a nonce. Style attributes are allowed because React writes
 * computed sizes and positions into them; style elements are not.
 */
export function pageContentPolicy({ nonce, isDevelopment, isHttps, extra = {} }: PagePolicy): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // The viewer decodes some images of a PDF with WebAssembly. In development React rebuilds server stacks with eval.
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      "'wasm-unsafe-eval'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // The error overlay of the development server adds style elements without a nonce; a nonce here would block them.
    'style-src-elem': isDevelopment
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", `'nonce-${nonce}'`, TOAST_STYLES_HASH, EMPTY_HASH],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  for (const [directive, sources] of Object.entries(extra))
    directives[directive] = [...(directives[directive] ?? []), ...sources];
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...lines, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** API responses are data, including filings as filed: nothing in them may load, run or be shown in a frame. */
export const API_CONTENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For a PDF opened in a tab: browsers do not show a PDF within a sandbox. */
export const PDF_CONTENT_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/**
 * The page of the API document: its own scripts, and the style elements that its viewer writes. It needs no fonts; some
 * browsers preload those of other pages, and those violation reports can be ignored.
 */
export const API_DOCS_CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src " +
  "'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files that pages load. One is the PDF worker, and a worker uses the policy it was served with. */
export const ASSET_CONTENT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'unsafe-inline'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
