import pino from 'pino';
import { errorForLog, withoutSecrets } from './log-secrets';

/** Structured log for the operator: one JSON line an event, secrets removed. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { service: process.env.PLUMBLINE_SERVICE ?? 'web' },
  formatters: { log: (event) => withoutSecrets(event) as Record<string, unknown> },
  serializers: { err: errorForLog },
  timestamp: pino.stdTimeFunctions.isoTime,
});
