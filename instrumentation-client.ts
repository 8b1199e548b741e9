declare global {
  /** Read by zod when it is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Set before zod is loaded: its test whether code may be compiled would be refused by the content policy and reported
// as a violation. Does not import zod, which few screens need at once.
globalThis.__zod_globalConfig = { jitless: true };

export {};
