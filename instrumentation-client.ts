declare global {
  /** Read by zod when it is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Before zod is loaded: asking whether code may be compiled would be refused by the content policy, and reported as a
// breach. Set without zod, which few screens need at once.
globalThis.__zod_globalConfig = { jitless: true };

export {};
