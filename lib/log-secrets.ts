import pino from 'pino';

const REMOVED = '[removed]';
const MAX_DEPTH = 8;

/** Names of what must never be read in a log, whatever stands around them: `refreshToken`, `x-api-key`, `AUTH_SECRET`. */
const SECRET_NAME = /^(.*[-_])?(authorization|cookies?|passwords?|passphrase|token|secret|api[-_]?keys?|access[-_]?key|private[-_]?key|signing[-_]?key|jwt)$|(Token|Secret|ApiKey|PrivateKey|SigningKey|Password|Cookie|Authorization)$/i;

/** Secrets inside of sentences: bearer tokens, the password of a URL, session cookies, keys of the services we call. */
const SECRET_TEXTS: readonly [RegExp, string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${REMOVED}`],
  [/(\b[a-z][\w+.-]*:\/\/[^\s:/@]*:)[^\s@]+@/gi, `$1${REMOVED}@`],
  [/(session_token=|session_data=)[^\s;,"']+/gi, `$1${REMOVED}`],
  [/\b(sk|rk|whsec|sk_live|sk_test)[-_][\w-]{12,}/g, `$1-${REMOVED}`],
];

/** A copy for the log, without what is secret by its name or its look. Errors are left for `errorForLog`. */
export function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecretTexts(value);
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  if (value instanceof Headers) return withoutSecrets(Object.fromEntries(value), depth);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, SECRET_NAME.test(name) && item ? REMOVED : withoutSecrets(item, depth + 1)]));
}

/** An error without the values of a failed statement, which may be anybody's words, hashes or tokens. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutSecrets(error);
  const serialized: Record<string, unknown> = { ...pino.stdSerializers.errWithCause(error) };
  return withoutValues(serialized, 0);
}

function withoutValues(serialized: Record<string, unknown>, depth: number): Record<string, unknown> {
  const kept = Object.entries(serialized).filter(([name]) => !['params', 'parameters', 'args', 'detail'].includes(name) || !('query' in serialized || 'severity' in serialized));
  return Object.fromEntries(
    kept.map(([name, item]) => {
      if (name === 'cause' && typeof item === 'object' && item !== null && depth < MAX_DEPTH) return [name, withoutValues({ ...item }, depth + 1)];
      if (typeof item === 'string') return [name, withoutSecretTexts(item.replace(/\nparams: [^]*?(?=\n {4}at |$)/g, ''))];
      return [name, SECRET_NAME.test(name) ? REMOVED : withoutSecrets(item, depth + 1)];
    }),
  );
}

function withoutSecretTexts(text: string): string {
  return SECRET_TEXTS.reduce((current, [pattern, replacement]) => current.replace(pattern, replacement), text);
}
