import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { webhookDeliveries, webhooks } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import type { CreateWebhookInput, Delivery, NewWebhook, UpdateWebhookInput, Webhook } from '../schema-webhooks';
import { deliveryOf, listWebhooks } from './read-webhooks';
import { parseWebhookUrl, requireSafeAddress } from './safe-address';
import { seal } from './seal';
import { secretText } from './sign';

const MOST_WEBHOOKS = 20;

/**
 * Adds an address to which events are sent. Only this answer contains the signing secret. Throws `invalid` for an
 * address that must not be called, `conflict` when there are too many.
 */
export async function createWebhook(ctx: Context, { url: text, events }: CreateWebhookInput): Promise<NewWebhook> {
  const rules = { arePrivateAllowed: env().WEBHOOKS_ALLOW_PRIVATE };
  const url = parseWebhookUrl(text, rules);
  await requireSafeAddress(url, rules);
  const id = randomUUID();
  const secret = secretText(randomBytes(32));
  await database().transaction(async (tx) => {
    const [held] = await tx.select({ value: count() }).from(webhooks).where(eq(webhooks.tenantId, ctx.tenantId));
    if ((held?.value ?? 0) >= MOST_WEBHOOKS)
      throw new AppError('conflict', `There are ${MOST_WEBHOOKS} webhooks already. Delete one that is not needed.`);
    await tx.insert(webhooks).values({
      id,
      tenantId: ctx.tenantId,
      organizationId: ctx.organizationId,
      createdBy: ctx.userId,
      url: url.href,
      events: [...events],
      secret: seal(secret, id),
    });
    await record(tx, ctx, 'webhook.create', id, { url: url.href, events });
  });
  return { ...(await requireListed(ctx, id)), secret };
}

/**
 * Changes the events, pauses or resumes. The address stays: another one is another webhook with its own secret. Throws
 * `not_found`.
 */
export async function updateWebhook(
  ctx: Context,
  id: string,
  { events, is_paused: isPaused }: UpdateWebhookInput,
): Promise<Webhook> {
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(webhooks)
      .set({
        ...(events ? { events: [...events] } : {}),
        ...(isPaused === true ? { pausedAt: new Date() } : {}),
        ...(isPaused === false ? { pausedAt: null, failuresInARow: 0, failingSince: null } : {}),
      })
      .where(ofTenant(ctx, id))
      .returning({ id: webhooks.id });
    if (!row) throw new AppError('not_found', 'Webhook not found');
    await record(tx, ctx, 'webhook.update', id, {
      ...(events ? { events } : {}),
      ...(isPaused === undefined ? {} : { is_paused: isPaused }),
    });
  });
  return requireListed(ctx, id);
}

/** Deletes a webhook with its deliveries; waiting deliveries are not sent any more. Throws `not_found`. */
export async function deleteWebhook(ctx: Context, id: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [row] = await tx.delete(webhooks).where(ofTenant(ctx, id)).returning({ url: webhooks.url });
    if (!row) throw new AppError('not_found', 'Webhook not found');
    await record(tx, ctx, 'webhook.delete', id, { url: row.url });
  });
}

/** Sends an event again with its id, as a new delivery. Throws a conflict (409) while the webhook is paused. */
export async function redeliver(ctx: Context, webhookId: string, deliveryId: string): Promise<Delivery> {
  const made = await database().transaction(async (tx) => {
    const [webhook] = await tx.select({ pausedAt: webhooks.pausedAt }).from(webhooks).where(ofTenant(ctx, webhookId));
    if (!webhook) throw new AppError('not_found', 'Webhook not found');
    const [before] = await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.id, deliveryId),
          eq(webhookDeliveries.webhookId, webhookId),
          eq(webhookDeliveries.tenantId, ctx.tenantId),
        ),
      );
    if (!before) throw new AppError('not_found', 'Delivery not found');
    if (webhook.pausedAt) throw new AppError('conflict', 'This webhook is paused. Resume it first.');
    if (before.state === 'pending' && before.attempts === 0)
      throw new AppError('conflict', 'This delivery is already in progress.');
    const { tenantId, eventId, event, subject, payload, personalTo } = before;
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        ...{ tenantId, webhookId, eventId, event, subject, payload, personalTo },
        nextTryAt: new Date(),
        requestedBy: ctx.userId,
        isRepeat: true,
      })
      .returning();
    if (!row) throw new AppError('internal', 'The delivery could not be stored.');
    await enqueue(tx, 'deliver-webhook', { deliveryId: row.id, attempt: 1 }, { tenantId });
    await record(tx, ctx, 'webhook.redeliver', webhookId, { event, event_id: eventId });
    return row;
  });
  return deliveryOf(ctx, made);
}

function ofTenant(ctx: Context, id: string): SQL | undefined {
  return and(eq(webhooks.id, id), eq(webhooks.tenantId, ctx.tenantId));
}

async function requireListed(ctx: Context, id: string): Promise<Webhook> {
  const found = (await listWebhooks(ctx)).webhooks.find((webhook) => webhook.id === id);
  if (!found) throw new AppError('not_found', 'Webhook not found');
  return found;
}

async function record(
  tx: Db,
  ctx: Context,
  action: string,
  subjectId: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(tx, ctx, { action, subjectType: 'webhook', subjectId, details });
}
