declare global {
  /** Read by `get-nonce`, through which the scroll lock of open dialogs and menus writes its style element. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Lets libraries write style elements that the page's content policy accepts. The first nonce stays: it belongs to
 * the document, while later answers for parts of the page carry nonces of their own.
 */
export function rememberStyleNonce(nonce: string | undefined): void {
  if (typeof window !== 'undefined') globalThis.__webpack_nonce__ ??= nonce;
}

/** For primitives that take the nonce of their style element as a property. */
export function styleNonce(): string | undefined {
  return globalThis.__webpack_nonce__;
}
