/**
 * The milliseconds that a Retry-After header asks to wait, from a number of seconds or an HTTP date. Negative for a
 * date that has passed; undefined where the header is absent or neither.
 */
export function retryAfterMs(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? ms : undefined;
}
