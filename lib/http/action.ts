import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { type z, type ZodType } from 'zod';
import { inTenant } from '@/db/tenant-scope';
import { resolveContext } from '@/lib/auth';
import type { Context, Role } from '@/lib/context';
import { AppError, type FieldError } from '@/lib/errors';
import { invalidFrom, logRefusal, toAppError } from './error-response';
import { assertInput } from './read-body';
import { requireRole } from './roles';

export type ActionResult<T> =
  { ok: true; data: T } | { ok: false; code: string; detail: string; errors?: FieldError[] };

/** A server action around a use case: the same parse, context, role and errors as `route()`. */
export function action<S extends ZodType, T>(
  spec: { name: string; role: Role; input: S },
  useCase: (ctx: Context, input: z.output<S>) => Promise<T>,
): (input: z.input<S>) => Promise<ActionResult<T>> {
  return async (input) => {
    const requestId = randomUUID();
    try {
      const ctx = await resolveContext(await headers());
      if (!ctx) throw new AppError('unauthorized', 'Please sign in.');
      requireRole(ctx, spec.role);
      assertInput(input);
      const parsed = spec.input.safeParse(input);
      if (!parsed.success) throw invalidFrom(parsed.error);
      return { ok: true, data: await inTenant(ctx, () => useCase({ ...ctx, requestId }, parsed.data)) };
    } catch (thrown) {
      const error = toAppError(thrown);
      logRefusal(error, { requestId, action: spec.name });
      return { ok: false, code: error.code, detail: error.detail, ...(error.errors ? { errors: error.errors } : {}) };
    }
  };
}
