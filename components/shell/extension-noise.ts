const NOISE = [
  /message channel closed/iu,
  /message port closed/iu,
  /extension context invalidated/iu,
  /receiving end does not exist/iu,
];

/** Errors that browser extensions throw into the page: none of ours, so none to show. */
export function isExtensionNoise(error: unknown): boolean {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return NOISE.some((pattern) => pattern.test(message));
}
