import { createHmac } from 'node:crypto';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { recordDatabaseFailure } from './database-failures';
import { withIdleLimit } from './sessions/idle-limit';

type MakeAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<MakeAdapter>;

type Condition = { field: string; value: unknown };
type Call = { model?: string; data?: Record<string, unknown>; update?: Record<string, unknown>; where?: Condition[] };

/** Tokens by hash, for one call, so that the hash in a stored row can be replaced by its token. */
type Known = Map<string, string>;

/**
 * The sign-in service's database adapter with three changes. Session tokens are stored as hashes keyed with the signing
 * secret, so that a copy of the database gives no session, and a new secret ends all sessions. A session that was not
 * used for the idle limit is read as expired. Database failures are recorded, because the service would report them as
 * its own refusals.
 */
export function guardedStore(makeAdapter: MakeAdapter, secret: string, idleMs: number): MakeAdapter {
  return (options) => guarded(makeAdapter(options), secret, idleMs);
}

/** The hash of a session token that the database stores. */
export function hashOfToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`session token ${token}`).digest('base64url');
}

function guarded(adapter: Adapter, secret: string, idleMs: number): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const original: unknown = Reflect.get(target, name);
      if (typeof original !== 'function') return original;
      if (name === 'transaction')
        return (work: (inner: Adapter) => Promise<unknown>) =>
          target.transaction((inner) => work(guarded({ ...target, ...inner }, secret, idleMs)));
      return async (call: Call, ...rest: unknown[]) => {
        const known: Known = new Map();
        try {
          const result: unknown = await Reflect.apply(original, target, [
            call?.model === 'session' ? withHashes(call, secret, known) : call,
            ...rest,
          ]);
          return call?.model === 'session'
            ? withIdleLimit(withTokens(result, known), idleMs)
            : withTokens(result, known);
        } catch (error) {
          recordDatabaseFailure(error);
          throw error;
        }
      };
    },
  });
}

function withHashes(call: Call, secret: string, known: Known): Call {
  const hash = (token: unknown): unknown => {
    if (Array.isArray(token)) return token.map(hash);
    if (typeof token !== 'string') return token;
    const hashed = hashOfToken(token, secret);
    known.set(hashed, token);
    return hashed;
  };
  const inFields = (fields: Record<string, unknown>) =>
    'token' in fields ? { ...fields, token: hash(fields.token) } : fields;
  return {
    ...call,
    ...(call.data ? { data: inFields(call.data) } : {}),
    ...(call.update ? { update: inFields(call.update) } : {}),
    ...(call.where
      ? {
          where: call.where.map((condition) =>
            condition.field === 'token' ? { ...condition, value: hash(condition.value) } : condition,
          ),
        }
      : {}),
  };
}

function withTokens(result: unknown, known: Known): unknown {
  if (known.size === 0 || typeof result !== 'object' || result === null) return result;
  if (Array.isArray(result)) return result.map((row) => withTokens(row, known));
  const token = 'token' in result ? known.get(String(result.token)) : undefined;
  return token === undefined ? result : { ...result, token };
}
