
/** Limits the rate of requests, so that all of them together stay under the SEC's limit. */
export type RateGate = {
  /** Resolves when the caller may send a request. */
  wait(signal?: AbortSignal): Promise<void>;
  /** Blocks all requests for this time, because EDGAR asked for a pause. */
  pause(ms: number): Promise<void>;
};

const REQUESTS_PER_SECOND = 8;
export const SLOT_MS = 1000 / REQUESTS_PER_SECOND;

/** A rate limit for one process: requests are at least one slot apart. */
export function processRateGate(slotMs = SLOT_MS): RateGate {
  let nextAtMs = 0;
  return {
    async wait(signal) {
      const nowMs = Date.now();
      const atMs = Math.max(nowMs, nextAtMs);
      nextAtMs = atMs + slotMs;
      if (atMs > nowMs) await delay(atMs - nowMs, undefined, { signal });
    },
    async pause(ms) {
      nextAtMs = Math.max(nextAtMs, Date.now() + ms);
    },
  };
}

/** No limit; for folders on disk. */
export const openRateGate: RateGate = { wait: async () => {}, pause: async () => {} };
