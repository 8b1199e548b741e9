/** Lets requests through one by one, so that all of them together stay under the SEC's limit. */
export type RateGate = {
  /** Resolves when the caller may send one request. */
  wait(signal?: AbortSignal): Promise<void>;
  /** Stops all requests for this many milliseconds: EDGAR has asked for a pause. */
  pause(ms: number): Promise<void>;
};

const REQUESTS_PER_SECOND = 8;
export const SLOT_MS = 1000 / REQUESTS_PER_SECOND;

/** For folders on disk, which have no limit. */
export const openRateGate: RateGate = { wait: async () => {}, pause: async () => {} };
