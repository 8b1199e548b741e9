import type { Context } from '@/lib/context';
import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { addressOf } from './client-address';
import { databaseCounter, memoryCounter, minuteOf, type RequestCounter } from './count-requests';
import { limitsOf, refusalSentence, WINDOW_SECONDS, type Limit, type LimitClass } from './request-limits';

type Limiter = { count: RequestCounter; full: { minute: number; keys: Set<string> } };
const shared = globalThis as typeof globalThis & { plumblineLimiter?: Limiter };

/**
 * Counts the call, or `amount` calls, and throws (429) when its user, tenant, session or address has reached the limit
 * of the current minute. A limit known to be reached is refused without a query.
 */
export async function limitRequests(
  limitClass: LimitClass,
  who: { ctx: Context | null; headers: Headers; session?: string },
  settings: Env = env(),
  amount = 1,
): Promise<void> {
  const limits = limitsOf(limitClass, { ...who, address: addressOf(who.headers) }, settings);
  const limiter = limiterOf(settings);
  const now = Date.now();
  const minute = minuteOf(now);
  if (limiter.full.minute !== minute) limiter.full = { minute, keys: new Set() };
  const known = limits.find(({ key }) => limiter.full.keys.has(key));
  if (known) throw refusal(limitClass, now);
  const full = await firstReached(limiter, limits, minute, amount);
  if (!full) return;
  limiter.full.keys.add(full.key);
  log.warn({ limit: full.key, most: full.most }, 'a rate limit was reached');
  throw refusal(limitClass, now);
}

async function firstReached(
  limiter: Limiter,
  limits: Limit[],
  minute: number,
  amount: number,
): Promise<Limit | undefined> {
  const counts = await limiter.count(
    limits.map(({ key }) => key),
    minute,
    amount,
  );
  return limits.find(({ most }, index) => (counts[index] ?? 0) > most);
}

function refusal(limitClass: LimitClass, nowMs: number): AppError {
  const retryAfterSeconds = WINDOW_SECONDS - (Math.floor(nowMs / 1000) % WINDOW_SECONDS);
  return new AppError('rate_limited', refusalSentence(limitClass, retryAfterSeconds), { retryAfterSeconds });
}

function limiterOf({ rateLimitStore }: Env): Limiter {
  shared.plumblineLimiter ??= {
    count: rateLimitStore === 'database' ? databaseCounter() : memoryCounter(),
    full: { minute: 0, keys: new Set() },
  };
  return shared.plumblineLimiter;
}
