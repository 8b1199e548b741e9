/** What the driver, the socket, the name service and the server itself say when there is nobody to answer. */
const AWAY = new Set([
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

/** Whether something failed because the database does not answer, and may work when tried again. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && (AWAY.has(String(thrown.code)) || CONNECTION_EXCEPTION.test(String(thrown.code))))
    return true;
  if (thrown instanceof AggregateError && thrown.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(thrown.cause);
}
