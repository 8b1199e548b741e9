import type { ContentSources } from '@/lib/auth/types';

type PagePolicy = { nonce: string; isDevelopment: boolean; isHttps: boolean; extra?: ContentSources };

/**
 * The one style sheet that a library (sonner) writes into the page without taking a nonce; let through by its hash.
 * A test computes it from the installed package, so a new release of it cannot slip by.
 */
export const TOAST_STYLES_HASH = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Of no styles at all: the library puts its element into the page before it writes into it. */
const EMPTY_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What a page may load. Scripts run by nonce alone; style attributes are allowed because React writes computed
 * sizes and positions into them, style elements are not.
 */
export function pageContentPolicy({ nonce, isDevelopment, isHttps, extra = {} }: PagePolicy): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // The viewer decodes some pictures of a PDF with WebAssembly. React rebuilds server stacks by eval in development.
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
    // The error overlay of the development server brings style elements without a nonce; a nonce here would shut them
    // out.
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

/**
 * Answers of the API are data, filings as they were filed among them: nothing in them may load, run, or stand in a
 * frame.
 */
export const API_CONTENT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** A PDF opened in a tab: browsers show none inside of a sandbox. */
export const PDF_CONTENT_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'";

/**
 * The page of the API document: its own scripts, and style elements that its viewer writes. It has no fonts; browsers
 * that guess from earlier pages of ours load those all the same, which is no attack to report.
 */
export const API_DOCS_CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src " +
  "'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files that pages load. The worker that reads PDFs is one of them, and a worker obeys the policy it came with. */
export const ASSET_CONTENT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'unsafe-inline'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
