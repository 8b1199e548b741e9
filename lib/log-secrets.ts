import pino, { type LoggerOptions } from 'pino';
import { alternatives } from '@/lib/format/patterns';
import { SECRET_NAME_WORDS } from './log-secrets-patterns';

const REMOVED = '[removed]';
const MAX_DEPTH = 8;

/** Fields of a failed statement that contain its values, which may be user data, hashes or tokens. */
const VALUES = new Set(['params', 'parameters', 'args', 'detail', 'where', 'internal_query', 'internalQuery']);
const VALUES_IN_MESSAGE: readonly [RegExp, string][] = [
  [/\nparams: [^]*?(?=\n {4}at |$)/g, ''],
  // "invalid input syntax for type uuid: "…"": the value follows the colon.
  [/\b((?:invalid|malformed)[^:\n]*|value|time zone[^:\n]*): "[^"]*"/gi, `$1: ${REMOVED}`],
];

/**
 * Field names whose values are never logged, also as part of longer names: `refreshToken`, `x-api-key`, `AUTH_SECRET`.
 */
const SECRET_NAME = new RegExp(alternatives(SECRET_NAME_WORDS), 'i');

/** Secrets within text: bearer tokens, passwords and tokens in URLs, session cookies, keys of external services. */
const SECRET_TEXTS: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${REMOVED}`],
  [/(\b[a-z][\w+.-]*:\/\/[^\s:/@]*:)[^\s@]+@/gi, `$1${REMOVED}@`],
  [/(session_token=|session_data=)[^\s;,"']+/gi, `$1${REMOVED}`],
  [/([?&][\w-]*(?:token|secret|password|signature|api_?key)=)[^&\s"'#]+/gi, `$1${REMOVED}`],
  [/\b(sk|rk|whsec|sk_live|sk_test)[-_][\w-]{12,}/g, `$1-${REMOVED}`],
];

/** A copy for the log without values that are secret by name or form, and without the values of failed statements. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecretTexts(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return '[too deep]';
  if (value instanceof Error) return withoutSecrets({ ...pino.stdSerializers.errWithCause(value) }, depth);
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  if (value instanceof Headers) return withoutSecrets(Object.fromEntries(value), depth);
  const isOfStatement =
    'severity' in value || ('query' in value && ['params', 'parameters', 'args'].some((name) => name in value));
  const kept = Object.entries(value).filter(([name]) => !(isOfStatement && VALUES.has(name)));
  return Object.fromEntries(
    kept.map(([name, item]) => [name, SECRET_NAME.test(name) && item ? REMOVED : withoutSecrets(item, depth + 1)]),
  );
}

/** Removes secrets from log events, errors and messages. */
export const CLEANED = {
  formatters: { log: (event) => withoutSecrets(event) as Record<string, unknown> },
  serializers: { err: (error: unknown) => withoutSecrets(error) },
  hooks: {
    logMethod(said, write) {
      write.apply(
        this,
        said.map((each: unknown) => (typeof each === 'string' ? withoutSecretTexts(each) : each)) as typeof said,
      );
    },
  },
} satisfies Partial<LoggerOptions>;

function withoutSecretTexts(text: string): string {
  return [...VALUES_IN_MESSAGE, ...SECRET_TEXTS].reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    text,
  );
}
