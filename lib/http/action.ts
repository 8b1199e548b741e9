import { headers } from 'next/headers';
import { type z, type ZodType } from 'zod';
import type { Context, Role } from '@/lib/context';
import { AppError, type FieldError } from '@/lib/errors';
import { admitCall, answerCall, auditedCall, type CallRules, performCall, requestIdOf } from './call';
import { invalidFrom } from '@/lib/invalid';
import { withIdempotency } from './idempotency';
import { assertInput, assertPlain } from './body/read-body';

type Shape = ZodType | undefined;
type Parsed<S extends Shape> = S extends ZodType ? z.output<S> : undefined;

export type ActionResult<T> =
  /** `isUnaudited` is there on changes that left no audit record; there should be none, and tests fail on it. */
  { ok: true; data: T; isUnaudited?: true } | { ok: false; code: string; detail: string; errors?: FieldError[] };

export type ActionSpec<P extends Shape = Shape, B extends Shape = Shape> = CallRules & {
  /** Names the action in logs, in the store of idempotency keys and in docs/access.md. */
  name: string;
  role: Role;
  /** The ids that the address of the equivalent route holds. */
  params?: P;
  body?: B;
};

/** What the caller of an action sends: the parts that its spec has a schema for. */
export type ActionInput<P extends Shape, B extends Shape> = (P extends ZodType ? { params: z.input<P> } : unknown) &
  (B extends ZodType ? { body: z.input<B> } : unknown) & {
    /** The same key never makes the change twice; a repeat gets the first answer. */
    idempotencyKey?: string;
  };

export type ServerAction<I, T> = (input: I) => Promise<ActionResult<T>>;

/**
 * A server action around a use case, with the rules of `route()`: origin, session, rate limit, role, quota of a demo
 * visitor, checked input, tenant, audit record, mapped and logged errors. It returns refusals and throws nothing,
 * because what an action throws reaches the browser without its sentence.
 *
 * The origin is checked twice. Next refuses an Origin that is not the host, but lets calls without one through; ours
 * looks at Sec-Fetch-Site as well, and knows the address of the installation.
 */
export function action<T, P extends Shape = undefined, B extends Shape = undefined>(
  spec: ActionSpec<P, B>,
  useCase: (input: { ctx: Context; params: Parsed<P>; body: Parsed<B>; headers: Headers }) => Promise<T>,
): ServerAction<ActionInput<P, B>, T> & { spec: ActionSpec } {
  const run = async (input: ActionInput<P, B>): Promise<ActionResult<T>> => {
    const sent = await headers();
    const requestId = requestIdOf(sent);
    const call = { rules: spec, method: 'POST', headers: sent, requestId, where: { requestId, action: spec.name } };
    const work = async (): Promise<ActionResult<T>> => {
      const ctx = await admitCall(call);
      // As of a route, a visitor's quota is spent before the input is looked at.
      return performCall(call, ctx, async () => {
        const { params, body, idempotencyKey } = readInput(input);
        const parts = { params: parse(spec.params, params), body: parse(spec.body, body) };
        const change = async (): Promise<ActionResult<T>> => {
          const { result, isUnaudited } = await auditedCall(
            call,
            () => useCase({ ctx, headers: sent, ...parts } as Parameters<typeof useCase>[0]),
            isLateSave,
          );
          return { ok: true, data: result, ...(isUnaudited ? { isUnaudited } : {}) };
        };
        return idempotencyKey ? changeOnce({ ctx, name: spec.name, key: idempotencyKey, parts }, change) : change();
      });
    };
    return answerCall(call, work, { refuse, statusOf });
  };
  return Object.assign(run, { spec: spec as ActionSpec });
}

/** An action is a public endpoint: what arrives need not be what the type says. */
function readInput(input: unknown): { params?: unknown; body?: unknown; idempotencyKey?: string } {
  assertInput(input);
  assertPlain(input);
  if (input === null || typeof input !== 'object') return {};
  const { params, body, idempotencyKey }: { params?: unknown; body?: unknown; idempotencyKey?: unknown } = input;
  if (idempotencyKey !== undefined && typeof idempotencyKey !== 'string')
    throw new AppError('invalid', 'The idempotency key is a text.');
  return { params, body, ...(idempotencyKey ? { idempotencyKey } : {}) };
}

function parse(schema: Shape, value: unknown): unknown {
  if (!schema) return undefined;
  // As a route reads an absent body.
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw invalidFrom(parsed.error);
  return parsed.data;
}

/**
 * A text that others may write too is saved with what it was based on; a late one is answered with both, and not saved.
 */
function isLateSave(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'conflict' in result;
}

/** The first answer is kept as JSON, as that of a route is. */
async function changeOnce<T>(
  { ctx, name, key, parts }: { ctx: Context; name: string; key: string; parts: unknown },
  change: () => Promise<ActionResult<T>>,
): Promise<ActionResult<T>> {
  const body = new TextEncoder().encode(JSON.stringify(parts));
  const response = await withIdempotency({ ctx, route: `action ${name}`, key, body }, async () =>
    Response.json(await change()),
  );
  return (await response.json()) as ActionResult<T>;
}

function refuse(error: AppError): ActionResult<never> {
  return { ok: false, code: error.code, detail: error.detail, ...(error.errors ? { errors: error.errors } : {}) };
}

function statusOf(result: ActionResult<unknown>): number {
  return result.ok ? 200 : new AppError(result.code as AppError['code'], '').status;
}
