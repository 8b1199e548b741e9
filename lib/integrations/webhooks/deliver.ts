import { and, eq, isNull, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { webhookDeliveries, webhooks } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { env } from '@/lib/env';
import { detailOf } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { notifyWebhookPaused } from './notify-webhook-paused';
import { postEvent, type PostResult } from './post-event';
import { checkedTarget, parseWebhookUrl, type Resolve } from './safe-address';
import { FAILURES_UNTIL_PAUSE, pauseAfter } from './schedule.rules';
import { unseal } from './seal';
import { signatureOf } from './sign';

type Webhook = typeof webhooks.$inferSelect;
type Delivery = typeof webhookDeliveries.$inferSelect;
type Try = { deliveryId: string; attempt: number };
type Tools = { signal: AbortSignal; resolve?: Resolve };

/**
 * Makes one try of a delivery. A try is made once, also when its job runs twice; after a failure the next one is
 * queued. Nothing is sent for a webhook that was paused or deleted meanwhile.
 */
export async function deliverWebhook(
  { deliveryId, attempt }: Try,
  tools: Tools,
): Promise<{ code: number | null } | null> {
  const delivery = await claim(deliveryId, attempt);
  if (!delivery) return null;
  const [webhook] = await database()
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, delivery.webhookId), eq(webhooks.tenantId, delivery.tenantId)));
  if (!webhook) return null;
  if (webhook.pausedAt) {
    await setState(delivery, { state: 'held', nextTryAt: null, attempts: attempt - 1 });
    return null;
  }
  const result = await send(webhook, delivery, tools);
  if (tools.signal.aborted) {
    // The worker stops: the try was not answered by the receiver, and is made again.
    await setState(delivery, { attempts: attempt - 1 });
    tools.signal.throwIfAborted();
  }
  log.info(
    { deliveryId, attempt, code: result.code, ms: result.ms, error: result.error },
    'webhook delivery attempted',
  );
  if (await finish(webhook, delivery, result)) await notifyWebhookPaused(webhook);
  return { code: result.code };
}

async function claim(deliveryId: string, attempt: number): Promise<Delivery | undefined> {
  const now = new Date();
  const [row] = await database()
    .update(webhookDeliveries)
    .set({ attempts: attempt, lastTriedAt: now, nextTryAt: now })
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.state, 'pending'),
        eq(webhookDeliveries.attempts, attempt - 1),
      ),
    )
    .returning();
  return row;
}

async function send(webhook: Webhook, delivery: Delivery, { signal, resolve }: Tools): Promise<PostResult> {
  try {
    const rules = { arePrivateAllowed: env().WEBHOOKS_ALLOW_PRIVATE };
    const target = await checkedTarget(parseWebhookUrl(webhook.url, rules), rules, resolve);
    const body = JSON.stringify(delivery.payload);
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = signatureOf(unseal(webhook.secret, webhook.id), { id: delivery.eventId, timestamp, body });
    return await postEvent(target, {
      body,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Plumbline-Webhooks/1',
        'webhook-id': delivery.eventId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature,
      },
    });
  } catch (error) {
    return { code: null, ms: 0, error: detailOf(error, 'The delivery could not be prepared.') };
  }
}

/** Stores how a try ended, and queues the next. Returns whether it paused the webhook. */
async function finish(webhook: Webhook, delivery: Delivery, { code, ms, error }: PostResult): Promise<boolean> {
  const told = { lastCode: code, lastMs: ms, lastError: error };
  return database().transaction(async (tx) => {
    if (error === null) {
      await setState(delivery, { ...told, state: 'delivered', nextTryAt: null }, tx);
      await tx
        .update(webhooks)
        .set({ failuresInARow: 0, failingSince: null })
        .where(and(eq(webhooks.id, webhook.id), eq(webhooks.tenantId, webhook.tenantId)));
      return false;
    }
    const pauseMs = pauseAfter(delivery.attempts);
    const next = pauseMs === null ? null : new Date(Date.now() + pauseMs);
    await setState(delivery, { ...told, ...(next ? { nextTryAt: next } : { state: 'failed', nextTryAt: null }) }, tx);
    if (next)
      await enqueue(
        tx,
        'deliver-webhook',
        { deliveryId: delivery.id, attempt: delivery.attempts + 1 },
        { tenantId: delivery.tenantId, startAfter: next },
      );
    const [failed] = await tx
      .update(webhooks)
      .set({
        failuresInARow: sql`${webhooks.failuresInARow} + 1`,
        failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
      })
      .where(and(eq(webhooks.id, webhook.id), eq(webhooks.tenantId, webhook.tenantId)))
      .returning({ failures: webhooks.failuresInARow });
    return (failed?.failures ?? 0) >= FAILURES_UNTIL_PAUSE && pause(tx, webhook, failed?.failures ?? 0);
  });
}

async function pause(tx: Db, webhook: Webhook, failures: number): Promise<boolean> {
  const [paused] = await tx
    .update(webhooks)
    .set({ pausedAt: new Date() })
    .where(and(eq(webhooks.id, webhook.id), eq(webhooks.tenantId, webhook.tenantId), isNull(webhooks.pausedAt)))
    .returning({ id: webhooks.id });
  if (!paused) return false;
  await recordAudit(
    tx,
    { tenantId: webhook.tenantId, userId: webhook.createdBy },
    {
      action: 'webhook.pause',
      subjectType: 'webhook',
      subjectId: webhook.id,
      details: { failures_in_a_row: failures, by: 'the product' },
    },
  );
  return true;
}

async function setState(
  { id, tenantId }: Delivery,
  set: Partial<typeof webhookDeliveries.$inferInsert>,
  db: Db = database(),
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set(set)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tenantId, tenantId)));
}
