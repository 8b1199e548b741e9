import pino from 'pino';
import { CLEANED } from './log-secrets';

/** Structured log for the operator: one JSON line per event, secrets removed. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { service: process.env.PLUMBLINE_SERVICE ?? 'web' },
  ...CLEANED,
  timestamp: pino.stdTimeFunctions.isoTime,
});
