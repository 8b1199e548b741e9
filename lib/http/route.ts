import { randomUUID } from 'node:crypto';
import { type z, type ZodType } from 'zod';
import { countingRecords } from '@/lib/audit/count-records';
import { inTenant } from '@/db/tenant-scope';
import { resolveContext } from '@/lib/auth';
import { spendQuota } from '@/lib/auth/demo-quotas';
import type { Context, Role } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { errorResponse, invalidFrom, logRefusal, toAppError } from './error-response';
import { formContent, onceForKey } from './idempotency';
import { limitRequests } from './limit-requests';
import { assertInput, assertText, parseForm, parseJson, readBytes, readJsonBytes } from './read-body';
import type { LimitClass } from './request-limits';
import { requireRole } from './roles';
import { requireSameOrigin } from './same-origin';

type Shape = ZodType | undefined;
type Parsed<S extends Shape> = S extends ZodType ? z.output<S> : undefined;

export type RouteSpec<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  F extends Shape = Shape,
> = {
  /** One line for the API document. */
  summary: string;
  tag: string;
  /** The least role; 'public' needs no session. */
  role: Role | 'public';
  params?: P;
  query?: Q;
  body?: B;
  /** Fields of a multipart form; a file is a `File` among them. */
  form?: F;
  formLimitBytes?: number;
  /** Shape of the answer, or the media type when it is a file. */
  response?: ZodType;
  produces?: string;
  /** Shape of a 202, for calls that answer with it when the work takes longer. */
  accepted?: ZodType;
  /** Success status, 200 unless told. */
  status?: number;
  /** Why a POST adds no audit record before it answers. Any other change that adds none is marked and logged as an error. */
  unaudited?: 'changes nothing' | 'recorded while it streams';
  /** Takes an Idempotency-Key. */
  isIdempotent?: boolean;
  /** Which share of requests the call is taken from; uploads for forms and plain requests for the rest unless told. */
  limit?: LimitClass;
};

type Input<P extends Shape, Q extends Shape, B extends Shape, F extends Shape> = {
  ctx: Context;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  form: Parsed<F>;
  request: Request;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
};

type NextHandler = ((
  request: Request,
  segment: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>) & { spec: RouteSpec };

/** Overrides the status or headers of a JSON answer. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** On answers to changes that left no audit record; there should be none. */
export const UNAUDITED_HEADER = 'x-plumbline-unaudited';

const PUBLIC_CONTEXT: Context = { userId: '', tenantId: '', organizationId: null, role: 'org:viewer' };

/** One HTTP method: parse → context → role → use case → answer, with every thrown thing mapped in one place. */
export function route<P extends Shape, Q extends Shape, B extends Shape, F extends Shape>(
  spec: RouteSpec<P, Q, B, F>,
  useCase: (input: Input<P, Q, B, F>) => Promise<unknown>,
): NextHandler {
  const handler = async (request: Request, segment: Parameters<NextHandler>[1]): Promise<Response> => {
    const requestId = requestIdOf(request);
    const startedAt = performance.now();
    const { pathname, searchParams } = new URL(request.url);
    const where: Record<string, unknown> = { requestId, method: request.method, path: pathname };
    let response: Response;
    try {
      requireSameOrigin(request);
      const ctx = await contextFor(spec, request, requestId);
      where.tenantId = ctx.tenantId || undefined;
      // Undefined for paths without a part that varies, whatever its type says.
      const pathParts: Record<string, unknown> | undefined = await segment.params;
      assertText(...Object.values(pathParts ?? {}).flat(), ...searchParams.keys(), ...searchParams.values());
      const params = parse(spec.params, pathParts);
      const query = parse(spec.query, Object.fromEntries(searchParams));
      assertInput(query);
      const bytes = await readFor(spec, request, ctx);
      await spendOfVisitor(ctx, spec, request.method, pathname, bytes.length);
      const sent = spec.form ? await parseForm(request, bytes) : undefined;
      const run = async () => {
        const body = parse(spec.body, spec.body ? parseJson(bytes) : undefined);
        const form = parse(spec.form, sent ? Object.fromEntries(sent) : undefined);
        const { result, records } = await countingRecords(() =>
          useCase({ ctx, params, query, body, form, request, signal: request.signal } as Input<P, Q, B, F>),
        );
        const answer = toResponse(result, spec.status ?? 200);
        if (answer.ok && records === 0 && !READS.includes(request.method) && !spec.unaudited)
          markUnaudited(answer, where);
        return answer;
      };
      const key = spec.isIdempotent ? request.headers.get('idempotency-key') : null;
      const body = key && sent ? await formContent(sent) : bytes;
      const once = () =>
        key ? onceForKey({ ctx, route: `${request.method} ${pathname.replace(/\/$/, '')}`, key, body }, run) : run();
      response = await (spec.role === 'public' ? once() : inTenant(ctx, once));
      response.headers.set('x-request-id', requestId);
    } catch (thrown) {
      const error = toAppError(thrown);
      logRefusal(error, where);
      response = errorResponse(error, requestId);
    }
    log.info({ ...where, status: response.status, ms: Math.round(performance.now() - startedAt) }, 'request');
    return response;
  };
  return Object.assign(handler, { spec: spec as RouteSpec });
}

const READS = ['GET', 'HEAD'];
const DEMO_FORM_LIMIT_BYTES = 10 * 1024 * 1024;

/** Tests fail on the header, so that no operation that forgets its audit record gets far. */
function markUnaudited(answer: Response, where: Record<string, unknown>): void {
  log.error(where, 'a change was made without an audit record');
  answer.headers.set(UNAUDITED_HEADER, '1');
}

async function contextFor(spec: RouteSpec, request: Request, requestId: string): Promise<Context> {
  const ctx = spec.role === 'public' ? null : await resolveContext(request.headers);
  await limitRequests(spec.limit ?? (spec.form ? 'uploads' : 'requests'), { ctx, headers: request.headers });
  if (spec.role === 'public') return { ...PUBLIC_CONTEXT, requestId };
  if (!ctx) throw new AppError('unauthorized', 'Please sign in.');
  requireRole(ctx, spec.role);
  return { ...ctx, requestId };
}

async function readFor(
  spec: RouteSpec<Shape, Shape, Shape, Shape>,
  request: Request,
  { isDemo }: Context,
): Promise<Uint8Array<ArrayBuffer>> {
  const limitBytes = spec.formLimitBytes ?? 11 * 1024 * 1024;
  if (spec.form) return readBytes(request, isDemo ? Math.min(limitBytes, DEMO_FORM_LIMIT_BYTES) : limitBytes);
  if (spec.body) return readJsonBytes(request);
  return new Uint8Array();
}

/** A visitor to the demo has quotas for the day; nobody else is counted. */
async function spendOfVisitor(
  ctx: Context,
  { limit, form, role }: RouteSpec<Shape, Shape, Shape, Shape>,
  method: string,
  pathname: string,
  sizeBytes: number,
): Promise<void> {
  if (!ctx.isDemo || READS.includes(method)) return;
  if (form) await spendQuota(ctx, 'upload_bytes', sizeBytes);
  if (form) return spendQuota(ctx, 'uploads');
  if (limit === 'questions' || limit === 'reports') return spendQuota(ctx, limit);
  if (pathname.startsWith('/api/v1/processing/')) return spendQuota(ctx, 'fetches');
  if (role !== 'public') await spendQuota(ctx, 'changes');
}

function parse(schema: Shape, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidFrom(parsed.error);
  return parsed.data;
}

function toResponse(result: unknown, status: number): Response {
  if (result instanceof Response) return result;
  const reply = result instanceof Reply ? result : new Reply(status, result);
  if (reply.status === 204 || reply.body === undefined)
    return new Response(null, { status: 204, headers: reply.headers });
  return Response.json(reply.body, {
    status: reply.status,
    headers: { 'cache-control': 'private, no-store', ...reply.headers },
  });
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
