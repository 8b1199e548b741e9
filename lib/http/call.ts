import { randomUUID } from 'node:crypto';
import { inTenant } from '@/db/tenant-scope';
import { countingRecords } from '@/lib/audit/count-records';
import { resolveContext } from '@/lib/auth';
import { spendQuota } from '@/lib/demo/quotas';
import type { Context, Role } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { logRefusal, toAppError } from './error-response';
import { limitRequests } from './limits/limit-requests';
import type { LimitClass } from './limits/request-limits';
import { requireRole } from '@/lib/roles';
import { requireSameOrigin } from './same-origin';

/** What a route and a server action say alike: who may call, and what the call counts as. */
export type CallRules = {
  /** The least role; 'public' needs no session. */
  role: Role | 'public';
  /** Which share of requests the call is taken from; uploads for forms and plain requests for the rest unless told. */
  limit?: LimitClass;
  /** What a visitor to the demo uses up by it; a change unless told, or what `limit` says. */
  quota?: 'fetches';
  /** Why a change adds no audit record before it answers. Any other that adds none is marked and logged as an error. */
  unaudited?: 'changes nothing' | 'recorded while it streams';
};

/** One call on its way in. `where` is what its log lines say about it. */
export type Call = {
  rules: CallRules;
  method: string;
  headers: Headers;
  requestId: string;
  where: Record<string, unknown>;
};

const PUBLIC_CONTEXT: Context = { userId: '', tenantId: '', organizationId: null, role: 'org:viewer' };
const READS = ['GET', 'HEAD'];

/** The id that the caller gave, where it is one, or a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs the whole call: every thrown thing is mapped, logged and given to `refuse`; the call itself is logged. */
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

/** Origin, session, rate limit and role, in this order. Throws 403, 401 and 429 with their sentences. */
export async function admitCall(
  { rules, method, headers, requestId, where }: Call,
  { isUpload = false } = {},
): Promise<Context> {
  requireSameOrigin({ method, headers });
  const ctx = rules.role === 'public' ? null : await resolveContext(headers);
  await limitRequests(rules.limit ?? (isUpload ? 'uploads' : 'requests'), { ctx, headers });
  if (rules.role === 'public') return { ...PUBLIC_CONTEXT, requestId };
  if (!ctx) throw new AppError('unauthorized', 'Please sign in.');
  requireRole(ctx, rules.role);
  where.tenantId = ctx.tenantId || undefined;
  return { ...ctx, requestId };
}

/** Takes the call from a demo visitor's quotas and runs `work` in the caller's tenant. */
export async function performCall<A>(
  { rules, method }: Call,
  ctx: Context,
  work: () => Promise<A>,
  { uploadBytes }: { uploadBytes?: number } = {},
): Promise<A> {
  if (ctx.isDemo && !READS.includes(method)) await spendOfVisitor(ctx, rules, uploadBytes);
  return rules.role === 'public' ? work() : inTenant(ctx, work);
}

/** Runs the use case and tells whether it made a change without an audit record, which is logged as an error. */
export async function auditedCall<T>(
  { rules, method, where }: Call,
  useCase: () => Promise<T>,
  isRefusal: (result: T) => boolean,
): Promise<{ result: T; isUnaudited: boolean }> {
  const { result, records } = await countingRecords(useCase);
  const isUnaudited = records === 0 && !READS.includes(method) && !rules.unaudited && !isRefusal(result);
  if (isUnaudited) log.error(where, 'a change was made without an audit record');
  return { result, isUnaudited };
}

/** A visitor to the demo has quotas for the day; nobody else is counted. */
async function spendOfVisitor(
  ctx: Context,
  { role, limit, quota }: CallRules,
  uploadBytes: number | undefined,
): Promise<void> {
  if (uploadBytes !== undefined) {
    await spendQuota(ctx, 'upload_bytes', uploadBytes);
    return spendQuota(ctx, 'uploads');
  }
  if (limit === 'questions' || limit === 'reports') return spendQuota(ctx, limit);
  if (quota) return spendQuota(ctx, quota);
  if (role !== 'public') await spendQuota(ctx, 'changes');
}
