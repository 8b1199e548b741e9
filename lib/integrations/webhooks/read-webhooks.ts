import { and, count, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { webhookDeliveries, webhooks } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { EVENT_TYPES, type EventType } from '@/lib/events/schema';
import { peopleOf } from '@/lib/organizations/people';
import type { Delivery, DeliveryList, ListDeliveriesQuery, WebhookList } from '../schema-webhooks';
import { MOST_ATTEMPTS } from './schedule.rules';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The tenant's webhooks, oldest first, with how many of their deliveries arrived. */
export async function listWebhooks(ctx: Context): Promise<WebhookList> {
  const rows = await database()
    .select()
    .from(webhooks)
    .where(eq(webhooks.tenantId, ctx.tenantId))
    .orderBy(webhooks.createdAt, webhooks.id);
  const counts = await database()
    .select({
      webhookId: webhookDeliveries.webhookId,
      total: count(),
      delivered: sql<number>`(count(*) filter (where ${webhookDeliveries.state} = 'delivered'))::int`,
    })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.tenantId, ctx.tenantId))
    .groupBy(webhookDeliveries.webhookId);
  const byWebhook = new Map(counts.map((each) => [each.webhookId, each]));
  const people = await peopleOf(rows.map((row) => row.createdBy));
  return {
    webhooks: rows.map((row) => ({
      id: row.id,
      url: row.url,
      events: EVENT_TYPES.filter((type) => row.events.includes(type)),
      state: row.pausedAt ? 'paused' : 'active',
      failures_in_a_row: row.failuresInARow,
      failing_since: row.failingSince?.toISOString() ?? null,
      deliveries: {
        total: byWebhook.get(row.id)?.total ?? 0,
        delivered: byWebhook.get(row.id)?.delivered ?? 0,
      },
      created_by: row.createdBy,
      created_by_name: people.get(row.createdBy)?.name ?? 'Former member',
      created_at: row.createdAt.toISOString(),
    })),
    total: rows.length,
  };
}

/** Deliveries of a webhook, newest first. Throws `not_found` for an unknown webhook. */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { page, size, state }: ListDeliveriesQuery,
): Promise<DeliveryList> {
  const [webhook] = await database()
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.tenantId, ctx.tenantId)));
  if (!webhook) throw new AppError('not_found', 'Webhook not found');
  const where = and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.tenantId, ctx.tenantId),
    state ? eq(webhookDeliveries.state, state) : undefined,
  );
  const [counted] = await database().select({ total: count() }).from(webhookDeliveries).where(where);
  const rows = await database()
    .select()
    .from(webhookDeliveries)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
    .limit(size)
    .offset((page - 1) * size);
  const names = await namesOf(rows);
  return { deliveries: rows.map((row) => toDelivery(ctx, row, names)), total: counted?.total ?? 0, page, size };
}

export async function deliveryOf(ctx: Context, row: DeliveryRow): Promise<Delivery> {
  return toDelivery(ctx, row, await namesOf([row]));
}

async function namesOf(rows: readonly DeliveryRow[]): Promise<Map<string, string>> {
  const people = await peopleOf(rows.flatMap(({ requestedBy }) => (requestedBy ? [requestedBy] : [])));
  return new Map([...people].map(([id, { name }]) => [id, name]));
}

function toDelivery(ctx: Context, row: DeliveryRow, names: ReadonlyMap<string, string>): Delivery {
  return {
    id: row.id,
    event_id: row.eventId,
    event: row.event as EventType,
    // Only their creator sees personal items; admins do not.
    subject: row.personalTo === null || row.personalTo === ctx.userId ? row.subject : '',
    state: row.state,
    attempts: row.attempts,
    most_attempts: MOST_ATTEMPTS,
    last_code: row.lastCode,
    last_ms: row.lastMs,
    last_error: row.lastError,
    last_tried_at: row.lastTriedAt?.toISOString() ?? null,
    next_try_at: row.state === 'pending' ? (row.nextTryAt?.toISOString() ?? null) : null,
    requested_by_name: row.requestedBy ? (names.get(row.requestedBy) ?? 'Former member') : null,
    created_at: row.createdAt.toISOString(),
  };
}
