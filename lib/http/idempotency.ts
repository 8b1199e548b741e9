import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { idempotencyKeys } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** No request runs longer (the web server ends it): one without an answer by then ended with its process. */
const LONGEST_REQUEST_MS = 300_000;

/**
 * `body` is what two requests must have in common to count as the same: the bytes of a JSON body, or the fields of a
 * form.
 */
type Slot = { ctx: Context; route: string; key: string; body: Uint8Array };

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** A form's fields and the bytes of its files, because every client uses a different boundary for the same form. */
export async function formContent(form: FormData): Promise<Uint8Array> {
  const fields = await Promise.all(
    [...form].map(
      async ([name, value]) =>
        [
          name,
          typeof value === 'string' ? value : [value.name, sha256(new Uint8Array(await value.arrayBuffer()))],
        ] as const,
    ),
  );
  return new TextEncoder().encode(
    JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))),
  );
}

const STILL_RUNNING = 'The first request with this Idempotency-Key is still running.';
const BROKEN_OFF =
  'The first request with this Idempotency-Key was interrupted before it was answered. Check whether its change ' +
  'was made; if not, make it with another key.';

function isBrokenOff({ expiresAt }: { expiresAt: Date }): boolean {
  return Date.now() - (expiresAt.getTime() - KEPT_MS) > LONGEST_REQUEST_MS;
}

/**
 * Runs `work` once per key. A repeat with the same body gets the first answer; with another body, or while the first is
 * still running, a conflict (409). A thrown error frees the key.
 */
export async function withIdempotency(slot: Slot, work: () => Promise<Response>): Promise<Response> {
  if (slot.key.length > 200) throw new AppError('invalid', 'The Idempotency-Key is longer than 200 characters.');
  const db = database();
  const bodyHash = sha256(slot.body);
  const where = and(
    eq(idempotencyKeys.tenantId, slot.ctx.tenantId),
    eq(idempotencyKeys.userId, slot.ctx.userId),
    eq(idempotencyKeys.route, slot.route),
    eq(idempotencyKeys.key, slot.key),
  );
  await db.delete(idempotencyKeys).where(and(where, lt(idempotencyKeys.expiresAt, new Date())));
  const inserted = await db
    .insert(idempotencyKeys)
    .values({
      tenantId: slot.ctx.tenantId,
      userId: slot.ctx.userId,
      route: slot.route,
      key: slot.key,
      bodyHash,
      expiresAt: new Date(Date.now() + KEPT_MS),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(where);
    if (first && first.bodyHash !== bodyHash)
      throw new AppError('conflict', 'This Idempotency-Key was used with another request.');
    if (!first?.status) throw new AppError('conflict', first && isBrokenOff(first) ? BROKEN_OFF : STILL_RUNNING);
    return Response.json(first.response, { status: first.status, headers: { 'idempotency-replayed': 'true' } });
  }
  try {
    const response = await work();
    const copy: unknown = response.status === 204 ? null : await response.clone().json();
    await db.update(idempotencyKeys).set({ status: response.status, response: copy }).where(where);
    return response;
  } catch (error) {
    await db.delete(idempotencyKeys).where(where);
    throw error;
  }
}
