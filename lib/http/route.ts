import { type z, type ZodType } from 'zod';
import type { Context } from '@/lib/context';
import { admitCall, answerCall, checkAuditedCall, type CallRules, countMore, performCall, requestIdOf } from './call';
import { invalidFrom } from '@/lib/validation-messages';
import { errorResponse } from './error-response';
import { formContent, withIdempotency } from './idempotency';
import { assertInput, assertText, parseForm, parseJson, readBytes, readJsonBytes } from './body/read-body';

type Shape = ZodType | undefined;
type Parsed<S extends Shape> = S extends ZodType ? z.output<S> : undefined;

export type RouteSpec<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  F extends Shape = Shape,
> = CallRules & {
  /** Summary for the API document, one line. */
  summary: string;
  tag: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Fields of a multipart form; files are `File` values. */
  form?: F;
  formLimitBytes?: number;
  /** Schema of the response, or the media type when it is a file. */
  response?: ZodType;
  produces?: string;
  /** Schema of a 202, for calls that answer before long work has ended. */
  accepted?: ZodType;
  /** Success status; 200 by default. */
  status?: number;
  /** How many calls of its rate limit a body counts as; one by default. */
  countsAs?(body: Parsed<B>): number;
  /** Whether the call accepts an Idempotency-Key. */
  isIdempotent?: boolean;
};

type Input<P extends Shape, Q extends Shape, B extends Shape, F extends Shape> = {
  ctx: Context;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  form: Parsed<F>;
  request: Request;
  /** Aborted when the client disconnects. */
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

/** Set on responses to changes without an audit record; there should be none. */
export const UNAUDITED_HEADER = 'x-plumbline-unaudited';

/** One HTTP method: parse → context → role → use case → response, with all thrown errors mapped in one place. */
export function route<P extends Shape, Q extends Shape, B extends Shape, F extends Shape>(
  spec: RouteSpec<P, Q, B, F>,
  useCase: (input: Input<P, Q, B, F>) => Promise<unknown>,
): NextHandler {
  const handler = async (request: Request, segment: Parameters<NextHandler>[1]): Promise<Response> => {
    const { method, headers, signal } = request;
    const { pathname, searchParams } = new URL(request.url);
    const requestId = requestIdOf(headers);
    const call = { rules: spec, method, headers, requestId, where: { requestId, method, path: pathname } };
    const work = async () => {
      const ctx = await admitCall(call, { isUpload: spec.form !== undefined });
      // Undefined for paths without parameters, contrary to its type.
      const pathParts: Record<string, unknown> | undefined = await segment.params;
      assertText(...Object.values(pathParts ?? {}).flat(), ...searchParams.keys(), ...searchParams.values());
      const params = parse(spec.params, pathParts);
      const query = parse(spec.query, Object.fromEntries(searchParams));
      assertInput(query);
      const bytes = await readFor(spec, request, ctx);
      const run = async (sent: FormData | undefined) => {
        const body = parse(spec.body, spec.body ? parseJson(bytes) : undefined);
        if (spec.countsAs) await countMore(call, ctx, spec.countsAs(body as Parsed<B>) - 1);
        const form = parse(spec.form, sent ? Object.fromEntries(sent) : undefined);
        const input = { ctx, params, query, body, form, request, signal } as Input<P, Q, B, F>;
        const { result: answer, isUnaudited } = await checkAuditedCall(
          call,
          async () => toResponse(await useCase(input), spec.status ?? 200),
          ({ ok }) => !ok,
        );
        // Tests fail on this header, so a missing audit record is found early.
        if (isUnaudited) answer.headers.set(UNAUDITED_HEADER, '1');
        return answer;
      };
      const once = async () => {
        const sent = spec.form ? await parseForm(request, bytes) : undefined;
        const key = spec.isIdempotent ? headers.get('idempotency-key') : null;
        if (!key) return run(sent);
        const body = sent ? await formContent(sent) : bytes;
        return withIdempotency({ ctx, route: `${method} ${pathname.replace(/\/$/, '')}`, key, body }, () => run(sent));
      };
      const response = await performCall(call, ctx, once, spec.form ? { uploadBytes: bytes.length } : {});
      response.headers.set('x-request-id', requestId);
      return response;
    };
    return answerCall(call, work, {
      refuse: (error) => errorResponse(error, requestId),
      statusOf: (response) => response.status,
    });
  };
  return Object.assign(handler, { spec: spec as RouteSpec });
}

const DEMO_FORM_LIMIT_BYTES = 10 * 1024 * 1024;

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
