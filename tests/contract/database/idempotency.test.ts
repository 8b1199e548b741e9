import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { idempotencyKeys } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import { withIdempotency } from '@/lib/http/idempotency';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';

const CTX: Context = { userId: 'analyst', tenantId: 'fund', organizationId: 'fund', role: 'org:member' };
const MINUTE_MS = 60_000;

describe('a key whose request was never answered', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  const slot = { ctx: CTX, route: 'POST /things', key: 'one', body: new TextEncoder().encode('{}') };
  const work = () => Promise.resolve(Response.json({ id: 'made' }, { status: 201 }));

  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  it('is said to be running at first, then to be broken off; the work is not done again', async () => {
    let times = 0;
    const never = withIdempotency(slot, () => {
      times += 1;
      return new Promise<Response>(() => undefined);
    });
    void never;
    await expect.poll(() => times).toBe(1);
    await expect(withIdempotency(slot, work)).rejects.toThrow('is still running');
    // As if it had been asked ten minutes ago by a process that died since.
    const [row] = await database().select({ expiresAt: idempotencyKeys.expiresAt }).from(idempotencyKeys);
    await database()
      .update(idempotencyKeys)
      .set({ expiresAt: new Date((row?.expiresAt.getTime() ?? 0) - 10 * MINUTE_MS) });
    await expect(withIdempotency(slot, work)).rejects.toThrow(/was interrupted before it was answered/);
    expect(times).toBe(1);
  });

  it('is free for a repeat once its work threw', async () => {
    const other = { ...slot, key: 'two' };
    await expect(withIdempotency(other, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
    expect((await withIdempotency(other, work)).status).toBe(201);
    expect((await withIdempotency(other, work)).headers.get('idempotency-replayed')).toBe('true');
  });
});
