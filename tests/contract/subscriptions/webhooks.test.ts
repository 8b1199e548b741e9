import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notifications, webhookDeliveries, webhooks } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import { emitEvent } from '@/lib/events/emit';
import { createWebhook, deleteWebhook, redeliver, updateWebhook } from '@/lib/integrations/webhooks/change-webhooks';
import { deliverWebhook } from '@/lib/integrations/webhooks/deliver';
import { requeueLostDeliveries } from '@/lib/integrations/webhooks/requeue-lost-deliveries';
import { postEvent } from '@/lib/integrations/webhooks/post-event';
import { listDeliveries, listWebhooks } from '@/lib/integrations/webhooks/read-webhooks';
import { FAILURES_UNTIL_PAUSE, MOST_ATTEMPTS, pauseAfter } from '@/lib/integrations/webhooks/schedule.rules';
import { deliverWebhook as deliverJob } from '@/lib/jobs/definitions/deliver-webhook';
import type { Worker } from '@/lib/jobs/define';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { isGenuine, startReceiver } from '@/tests/support/servers/webhook-receiver';

const WAIT = { timeout: 20_000, interval: 50 };
const signal = new AbortController().signal;

const someAdmin = (): Context => {
  const id = randomUUID();
  return { userId: id, tenantId: id, organizationId: null, role: 'org:admin' };
};
const emit = (ctx: Context, data: Record<string, unknown> = {}, personalTo: string | null = null) =>
  database().transaction((tx) =>
    emitEvent(tx, { type: 'report.completed', tenantId: ctx.tenantId, personalTo, subject: 'Example Corp', data }),
  );
const deliveriesOf = async (ctx: Context, webhookId: string) =>
  (await listDeliveries(ctx, webhookId, { page: 1, size: 100, state: undefined })).deliveries;

describe('webhooks', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let worker: Worker;

  beforeAll(async () => {
    Object.assign(process.env, { WEBHOOKS_ALLOW_PRIVATE: '1', AUTH_SECRET: randomUUID() + randomUUID() });
    fixture = await openJobsDatabase();
    worker = await startPgBossWorker(fixture.url, [deliverJob], { retryDelaySeconds: 1, pollSeconds: 0.5 });
  });
  afterAll(async () => {
    await worker.stop();
    await fixture.close();
  });

  it('deliver each event once, signed, to those who asked for it', async () => {
    const [ctx, other] = [someAdmin(), someAdmin()];
    const [receiver, bystander] = [await startReceiver(), await startReceiver()];
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await createWebhook(ctx, { url: bystander.url, events: ['ballot.approved'] });
    await createWebhook(other, { url: bystander.url, events: ['report.completed'] });
    await Promise.all([1, 2, 3].map((number) => emit(ctx, { number })));
    await expect.poll(() => receiver.received.length, WAIT).toBe(3);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
    for (const got of receiver.received) {
      expect(isGenuine(made.secret, got)).toBe(true);
      expect(got.event).toMatchObject({ id: got.id, type: 'report.completed' });
    }
    await expect
      .poll(
        async () => (await deliveriesOf(ctx, made.id)).map(({ state, last_code: code }) => `${state} ${code}`),
        WAIT,
      )
      .toEqual(Array(3).fill('delivered 200'));
    expect(receiver.received).toHaveLength(3);
    expect(bystander.received).toEqual([]);
    await Promise.all([receiver.stop(), bystander.stop()]);
  });

  it('go to the address that was checked, under the name that was given, and follow no redirect', async () => {
    const [receiver, elsewhere] = [await startReceiver(), await startReceiver()];
    const { port } = new URL(receiver.url);
    const redirecting = await startReceiver(() => 302);
    const send = { body: '{}', headers: {} };
    const named = new URL(`http://receiver.plumbline.invalid:${port}/events`);
    const pinned = { address: '127.0.0.1', family: 4 } as const;
    expect(await postEvent({ url: named, ...pinned }, send)).toMatchObject({ code: 200, error: null });
    expect(receiver.received).toHaveLength(1);
    expect(await postEvent({ url: new URL(redirecting.url), ...pinned }, send)).toMatchObject({
      code: 302,
      error: expect.stringMatching(/redirect/),
    });
    expect(elsewhere.received).toEqual([]);
    await Promise.all([receiver.stop(), elsewhere.stop(), redirecting.stop()]);
  });

  it('are signed so that neither another body, another time nor a replay passes', async () => {
    const ctx = someAdmin();
    const receiver = await startReceiver();
    const { secret } = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await emit(ctx);
    await expect.poll(() => receiver.received.length, WAIT).toBe(1);
    const [got] = receiver.received;
    if (!got) throw new Error('nothing was received');
    expect(isGenuine(secret, { ...got, body: got.body.replace('report', 'ballot') })).toBe(false);
    expect(isGenuine(secret, { ...got, timestamp: got.timestamp + 1 })).toBe(false);
    expect(isGenuine(secret, { ...got, id: randomUUID() })).toBe(false);
    expect(isGenuine(secret, got, Date.now() + 6 * 60_000)).toBe(false);
    await receiver.stop();
  });

  it('happen if and only if the change is committed', async () => {
    const ctx = someAdmin();
    const receiver = await startReceiver();
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await expect(
      database().transaction(async (tx) => {
        await emitEvent(tx, { type: 'report.completed', tenantId: ctx.tenantId, subject: 'Never', data: {} });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await deliveriesOf(ctx, made.id)).toEqual([]);
    await receiver.stop();
  });

  it("send personal events only to their owner's webhooks", async () => {
    const ctx = someAdmin();
    const colleague = { ...ctx, userId: randomUUID() };
    const receiver = await startReceiver();
    const [own, theirs] = [
      await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] }),
      await createWebhook(colleague, { url: receiver.url, events: ['report.completed'] }),
    ];
    await emit(ctx, {}, ctx.userId);
    await expect.poll(() => receiver.received.length, WAIT).toBe(1);
    expect(await deliveriesOf(colleague, theirs.id)).toEqual([]);
    expect((await deliveriesOf(colleague, own.id))[0]?.subject).toBe('');
    expect((await deliveriesOf(ctx, own.id))[0]?.subject).toBe('Example Corp');
    await receiver.stop();
  });

  it('send nothing after they are deleted, whatever was waiting', async () => {
    const ctx = someAdmin();
    const receiver = await startReceiver(() => 500);
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await emit(ctx);
    await expect.poll(() => receiver.received.length, WAIT).toBe(1);
    const [waiting] = await deliveriesOf(ctx, made.id);
    await deleteWebhook(ctx, made.id);
    await emit(ctx);
    // The try that was queued before the deletion.
    expect(await deliverWebhook({ deliveryId: waiting?.id ?? '', attempt: 2 }, { signal })).toBeNull();
    await requeueLostDeliveries({ now: new Date(Date.now() + 3_600_000) });
    expect(receiver.received).toHaveLength(1);
    await receiver.stop();
  });

  it('are tried again with growing pauses, each try once, and given up after a day', async () => {
    const ctx = someAdmin();
    const receiver = await startReceiver(() => 503);
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await emit(ctx);
    const first = async () => (await deliveriesOf(ctx, made.id))[0];
    await expect.poll(async () => (await first())?.last_code, WAIT).toBe(503);
    const before = await first();
    expect(before).toMatchObject({ state: 'pending', attempts: 1 });
    const pauseMs = Date.parse(before?.next_try_at ?? '') - Date.parse(before?.last_tried_at ?? '');
    expect(Math.abs(pauseMs - (pauseAfter(1) ?? 0))).toBeLessThan(15_000);
    const id = before?.id ?? '';
    // A job that runs twice makes one try.
    await Promise.all([2, 2].map((attempt) => deliverWebhook({ deliveryId: id, attempt }, { signal })));
    expect(receiver.received).toHaveLength(2);
    for (let attempt = 3; attempt <= MOST_ATTEMPTS; attempt += 1)
      await deliverWebhook({ deliveryId: id, attempt }, { signal });
    expect(await first()).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS, next_try_at: null });
    expect(receiver.received).toHaveLength(MOST_ATTEMPTS);
    expect(new Set(receiver.received.map((got) => got.id)).size).toBe(1);
    await receiver.stop();
  });

  it('repeat a try that was lost with its worker', async () => {
    const ctx = someAdmin();
    let code = 500;
    const receiver = await startReceiver(() => code);
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await emit(ctx);
    await expect.poll(async () => (await deliveriesOf(ctx, made.id))[0]?.last_code, WAIT).toBe(500);
    code = 200;
    // The queued try is gone; its time is long over.
    await database()
      .update(webhookDeliveries)
      .set({ nextTryAt: new Date(Date.now() - 3_600_000) })
      .where(and(eq(webhookDeliveries.webhookId, made.id), eq(webhookDeliveries.tenantId, ctx.tenantId)));
    expect(await requeueLostDeliveries()).toBeGreaterThan(0);
    await expect.poll(async () => (await deliveriesOf(ctx, made.id))[0]?.state, WAIT).toBe('delivered');
    await receiver.stop();
  });

  it('are sent again by hand with the id that they had', async () => {
    const ctx = someAdmin();
    const receiver = await startReceiver((_got, earlier) => (earlier === 0 ? 500 : 200));
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await emit(ctx, { report_id: 'r' });
    await expect.poll(async () => (await deliveriesOf(ctx, made.id))[0]?.last_code, WAIT).toBe(500);
    const [failed] = await deliveriesOf(ctx, made.id);
    const again = await redeliver(ctx, made.id, failed?.id ?? '');
    expect(again.event_id).toBe(failed?.event_id);
    await expect
      .poll(async () => (await deliveriesOf(ctx, made.id)).find(({ id }) => id === again.id)?.state, WAIT)
      .toBe('delivered');
    expect(receiver.received.map(({ body }) => body)).toEqual([receiver.received[0]?.body, receiver.received[0]?.body]);
    await expect(redeliver(someAdmin(), made.id, failed?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
    await receiver.stop();
  });

  it('pause after many failures in a row, notify their admin, hold events, and continue when resumed', async () => {
    const ctx = someAdmin();
    const receiver = await startReceiver();
    const made = await createWebhook(ctx, { url: receiver.url, events: ['report.completed'] });
    await database()
      .update(webhooks)
      .set({ url: 'http://127.0.0.1:9/', failuresInARow: FAILURES_UNTIL_PAUSE - 1, failingSince: new Date() })
      .where(eq(webhooks.id, made.id));
    await emit(ctx);
    const state = async () => (await listWebhooks(ctx)).webhooks[0];
    await expect.poll(async () => (await state())?.state, WAIT).toBe('paused');
    expect((await state())?.failures_in_a_row).toBe(FAILURES_UNTIL_PAUSE);
    const told = () => database().select().from(notifications).where(eq(notifications.tenantId, ctx.tenantId));
    await expect
      .poll(async () => (await told()).map(({ kind, userId }) => `${kind} ${userId}`), WAIT)
      .toEqual([`webhook_paused ${ctx.userId}`]);
    await emit(ctx);
    const [held] = await deliveriesOf(ctx, made.id);
    expect(held?.state).toBe('held');
    await expect(redeliver(ctx, made.id, held?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });

    await database().update(webhooks).set({ url: receiver.url }).where(eq(webhooks.id, made.id));
    expect(await updateWebhook(ctx, made.id, { is_paused: false })).toMatchObject({
      state: 'active',
      failures_in_a_row: 0,
    });
    await redeliver(ctx, made.id, held?.id ?? '');
    await expect.poll(() => receiver.received.length, WAIT).toBe(1);
    await receiver.stop();
  });
});
