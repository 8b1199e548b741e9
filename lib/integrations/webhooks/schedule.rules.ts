const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after the first try, the second, …; together about a day. */
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 17 * HOUR_MS];

export const MOST_ATTEMPTS = PAUSES_MS.length + 1;
/** After so many failed tries in a row a webhook is paused. */
export const FAILURES_UNTIL_PAUSE = 20;

/** Milliseconds until the try after try number `attempt` (from 1); null when that was the last. */
export function pauseAfter(attempt: number): number | null {
  return PAUSES_MS[attempt - 1] ?? null;
}
