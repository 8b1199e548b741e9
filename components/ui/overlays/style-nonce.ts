declare global {
  /** Read by `get-nonce`, which the scroll lock of dialogs and menus uses for its style element. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Lets libraries add style elements under the page's Content-Security-Policy. The first nonce is kept: it belongs to
 * the document, while later responses for parts of the page have their own.
 */
export function rememberStyleNonce(nonce: string | undefined): void {
  if (typeof window !== 'undefined') globalThis.__webpack_nonce__ ??= nonce;
}

/** The nonce, for components that take it as a prop. */
export function styleNonce(): string | undefined {
  return globalThis.__webpack_nonce__;
}
