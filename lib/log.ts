import pino from 'pino';

const REDACTED = ['authorization', 'cookie', 'password', 'token', 'secret', 'apiKey', '*.authorization', '*.cookie', '*.password', '*.token', '*.secret', '*.apiKey'];

/** Structured log for the operator: one JSON line an event, secrets removed. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: { service: process.env.PLUMBLINE_SERVICE ?? 'web' },
  redact: { paths: REDACTED, censor: '[removed]' },
  timestamp: pino.stdTimeFunctions.isoTime,
});
