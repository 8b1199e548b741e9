import { randomUUID } from 'node:crypto';
import { inTenant } from '@/db/tenant-scope';
import { countAuditRecords } from '@/lib/audit/count-records';
import { resolveContext } from '@/lib/auth';
import { consumeQuota } from '@/lib/demo/quotas';
import type { Context, Role, TokenScope } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { logRefusal, toAppError } from './error-response';
import { limitRequests } from './limits/limit-requests';
import type { LimitClass } from './limits/request-limits';
import { requireRole } from '@/lib/roles';
import { requireScope } from '@/lib/scopes';
import { requireSameOrigin } from './same-origin';

/** The rules that routes and server actions share: who may call, and how the call is counted. */
export type CallRules = {
  /** The lowest role that may call; 'public' needs no session. */
  role: Role | 'public';
  /** Rate limit class of the call; by default "uploads" for forms and the general class for other calls. */
  limit?: LimitClass;
  /** What the call uses of a demo visitor's quota; by default a change, or as `limit` says. */
  quota?: 'fetches';
  /**
   * Why a change writes no audit record before it answers. Any other change without a record is marked and logged as an
   * error.
   */
  unaudited?: 'changes nothing' | 'recorded while it streams';
};

/** One incoming call. `where` describes it in log lines. */
export type Call = {
  rules: CallRules;
  method: string;
  headers: Headers;
  requestId: string;
  where: Record<string, unknown>;
};

const PUBLIC_CONTEXT: Context = { userId: '', tenantId: '', organizationId: null, role: 'org:viewer' };
const READS = ['GET', 'HEAD'];

/** The caller's request id when it is valid, otherwise a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs the whole call: every thrown error is mapped, logged and passed to `refuse`; the call itself is logged. */
export async function answerCall<A>(
  { where }: Pick<Call, 'where'>,
  work: () => Promise<A>,
  { refuse, statusOf }: { refuse: (error: AppError) => A; statusOf: (answer: A) => number },
): Promise<A> {
  const startedAt = performance.now();
  let answer: A;
  try {
    answer = await work();
  } catch (thrown) {
    const error = toAppError(thrown);
    logRefusal(error, where);
    answer = refuse(error);
  }
  log.info({ ...where, status: statusOf(answer), ms: Math.round(performance.now() - startedAt) }, 'request');
  return answer;
}

/** Checks origin, session, rate limit and role, in this order. Throws 403, 401 and 429. */
export async function admitCall(
  { rules, method, headers, requestId, where }: Call,
  { isUpload = false } = {},
): Promise<Context> {
  requireSameOrigin({ method, headers });
  const ctx = rules.role === 'public' ? null : await resolveContext(headers);
  await limitRequests(rules.limit ?? (isUpload ? 'uploads' : 'requests'), { ctx, headers });
  if (rules.role === 'public') return { ...PUBLIC_CONTEXT, requestId };
  if (!ctx) throw new AppError('unauthorized', 'Please sign in.');
  requireScope(ctx, scopeOf(rules, method));
  requireRole(ctx, rules.role);
  if (ctx.token) where.tokenId = ctx.token.id;
  where.tenantId = ctx.tenantId || undefined;
  return { ...ctx, requestId };
}

/** Counts a call as `more` further ones of its class, once its body is known. Throws 429, and 403 in the demo. */
export async function countMore({ rules, headers }: Call, ctx: Context, more: number): Promise<void> {
  if (more <= 0) return;
  await limitRequests(rules.limit ?? 'requests', { ctx, headers }, env(), more);
  if (rules.limit === 'questions' || rules.limit === 'reports') await consumeQuota(ctx, rules.limit, more);
}

/** What an API token needs for a call: questions and live checks are asked, other changes are written. */
function scopeOf({ role, limit, unaudited }: CallRules, method: string): TokenScope {
  if (role === 'org:admin') return 'admin';
  if (READS.includes(method)) return 'read';
  return role === 'org:viewer' && (limit === 'questions' || unaudited === 'changes nothing') ? 'ask' : 'write';
}

/** Counts the call towards a demo visitor's quotas and runs `work` in the caller's tenant. */
export async function performCall<A>(
  { rules, method }: Call,
  ctx: Context,
  work: () => Promise<A>,
  { uploadBytes }: { uploadBytes?: number } = {},
): Promise<A> {
  if (ctx.isDemo && !READS.includes(method)) await consumeVisitorQuota(ctx, rules, uploadBytes);
  return rules.role === 'public' ? work() : inTenant(ctx, work);
}

/** Runs the use case and returns whether it made a change without an audit record, which is logged as an error. */
export async function checkAuditedCall<T>(
  { rules, method, where }: Call,
  useCase: () => Promise<T>,
  isRefusal: (result: T) => boolean,
): Promise<{ result: T; isUnaudited: boolean }> {
  const tokenId = typeof where.tokenId === 'string' ? where.tokenId : undefined;
  const { result, records } = await countAuditRecords(useCase, { tokenId });
  const isUnaudited = records === 0 && !READS.includes(method) && !rules.unaudited && !isRefusal(result);
  if (isUnaudited) log.error(where, 'a change was made without an audit record');
  return { result, isUnaudited };
}

/** Counts a demo visitor's use for the day; has no effect for other users. */
async function consumeVisitorQuota(
  ctx: Context,
  { role, limit, quota }: CallRules,
  uploadBytes: number | undefined,
): Promise<void> {
  if (uploadBytes !== undefined) {
    await consumeQuota(ctx, 'upload_bytes', uploadBytes);
    return consumeQuota(ctx, 'uploads');
  }
  if (limit === 'questions' || limit === 'reports') return consumeQuota(ctx, limit);
  if (quota) return consumeQuota(ctx, quota);
  if (role !== 'public') await consumeQuota(ctx, 'changes');
}
