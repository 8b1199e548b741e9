const NOISE = [
  /message channel closed/iu,
  /message port closed/iu,
  /extension context invalidated/iu,
  /receiving end does not exist/iu,
];

/** Whether an error was thrown by a browser extension, so that it is not shown. */
export function isExtensionError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return NOISE.some((pattern) => pattern.test(message));
}
