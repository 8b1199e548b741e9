import { headers } from 'next/headers';
import { type z, type ZodType } from 'zod';
import type { Context, Role } from '@/lib/context';
import { AppError, type FieldError } from '@/lib/errors';
import { admitCall, answerCall, checkAuditedCall, type CallRules, performCall, requestIdOf } from './call';
import { invalidFrom } from '@/lib/validation-messages';
import { withIdempotency } from './idempotency';
import { assertInput, assertPlain } from './body/read-body';

type Shape = ZodType | undefined;
type Parsed<S extends Shape> = S extends ZodType ? z.output<S> : undefined;

export type ActionResult<T> =
  /** `isUnaudited` is set on changes without an audit record. There should be none; tests fail on it. */
  { ok: true; data: T; isUnaudited?: true } | { ok: false; code: string; detail: string; errors?: FieldError[] };

export type ActionSpec<P extends Shape = Shape, B extends Shape = Shape> = CallRules & {
  /** Name of the action in logs, idempotency keys and docs/access.md. */
  name: string;
  role: Role;
  /** The ids that are part of the equivalent route's path. */
  params?: P;
  body?: B;
};

/** The input of an action: the parts for which its spec has a schema. */
export type ActionInput<P extends Shape, B extends Shape> = (P extends ZodType ? { params: z.input<P> } : unknown) &
  (B extends ZodType ? { body: z.input<B> } : unknown) & {
    /** A repeated call with the same key does not repeat the change; it gets the first answer. */
    idempotencyKey?: string;
  };

export type ServerAction<I, T> = (input: I) => Promise<ActionResult<T>>;

/**
 * A server action around a use case, with the rules of `route()`: origin, session, rate limit, role, quota of a demo
 * visitor, validated input, tenant, audit record, mapped and logged errors. Returns errors instead of throwing them,
 * because a thrown error reaches the browser without its message. The origin is checked twice: Next refuses an Origin
 * that differs from the host but allows calls without one; our check also uses Sec-Fetch-Site and the installation's
 * address.
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
      // As in a route, the demo quota is counted before the input is validated.
      return performCall(call, ctx, async () => {
        const { params, body, idempotencyKey } = readInput(input);
        const parts = { params: parse(spec.params, params), body: parse(spec.body, body) };
        const change = async (): Promise<ActionResult<T>> => {
          const { result, isUnaudited } = await checkAuditedCall(
            call,
            () => useCase({ ctx, headers: sent, ...parts } as Parameters<typeof useCase>[0]),
            isNothingChanged,
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

/** An action is a public endpoint, so the actual input may differ from its type. */
function readInput(input: unknown): { params?: unknown; body?: unknown; idempotencyKey?: string } {
  assertInput(input);
  assertPlain(input);
  if (input === null || typeof input !== 'object') return {};
  const { params, body, idempotencyKey }: { params?: unknown; body?: unknown; idempotencyKey?: unknown } = input;
  if (idempotencyKey !== undefined && typeof idempotencyKey !== 'string')
    throw new AppError('invalid', 'The idempotency key must be text.');
  return { params, body, ...(idempotencyKey ? { idempotencyKey } : {}) };
}

function parse(schema: Shape, value: unknown): unknown {
  if (!schema) return undefined;
  // A missing body is read as an empty object, as in a route.
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw invalidFrom(parsed.error);
  return parsed.data;
}

/**
 * A text that several people may edit is saved with the revision it was based on. When that is outdated, the answer has
 * both texts and the idempotency key is not stored. An answer with the number of filings held asks about them first.
 */
function isNothingChanged(result: unknown): boolean {
  return typeof result === 'object' && result !== null && ('conflict' in result || 'held' in result);
}

/** The first answer is stored as JSON, like that of a route. */
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
