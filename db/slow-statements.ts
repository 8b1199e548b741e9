import { log } from '../lib/log.ts';

const MOST_CHARACTERS = 2_000;

/** SLOW_QUERY_MS, which is checked at start; read here because the scripts of the embedded server load no settings. */
const limitMs = (): number => Number(process.env.SLOW_QUERY_MS ?? '') || 1_000;

/**
 * Logs a statement that took longer than SLOW_QUERY_MS, including the wait for a connection; its values are left out.
 */
export function logSlowStatement(statement: string, tookMs: number): void {
  if (tookMs < limitMs()) return;
  log.warn(
    { ms: Math.round(tookMs), statement: statement.replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS) },
    'slow statement',
  );
}
