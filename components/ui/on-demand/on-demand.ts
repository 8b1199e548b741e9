'use client';

/** Code that the browser loads when it is first needed. */
export type OnDemand<T> = { load: () => Promise<T>; loaded: () => T | null };

/** Wraps an `import()` so that it runs once; after a failure the next `load` tries again. */
export function onDemand<T>(fetchCode: () => Promise<T>): OnDemand<T> {
  let code: T | null = null;
  let loading: Promise<T> | null = null;
  return {
    loaded: () => code,
    load: () =>
      (loading ??= fetchCode().then(
        (fetched) => (code = fetched),
        (error: unknown) => {
          // A later attempt may succeed.
          loading = null;
          throw error;
        },
      )),
  };
}
