/** Error codes of the driver, the socket, the name service and the server when the database is unavailable. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const CONNECTION_EXCEPTION = /^08\d{3}$/;

/** Whether an error means that the database is unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (
    'code' in thrown &&
    (UNAVAILABLE_CODES.has(String(thrown.code)) || CONNECTION_EXCEPTION.test(String(thrown.code)))
  )
    return true;
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(thrown.cause);
}
