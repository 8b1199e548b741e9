import { z } from 'zod';
import { EVENT_TYPES } from '@/lib/events/schema';
import { pageOf, pageQuery } from '@/lib/common-schemas';

const eventList = z
  .array(z.enum(EVENT_TYPES, `must be one of ${EVENT_TYPES.join(', ')}`))
  .min(1, 'Choose at least one event')
  .max(EVENT_TYPES.length)
  .transform((events) => EVENT_TYPES.filter((type) => events.includes(type)));

export const createWebhookInput = z.object({
  url: z.string().trim().min(1, 'Enter an address').max(2000, 'An address has at most 2,000 characters'),
  events: eventList,
});
export type CreateWebhookInput = z.output<typeof createWebhookInput>;

export const updateWebhookInput = z
  .object({ events: eventList.optional(), is_paused: z.boolean().optional() })
  .refine(({ events, is_paused: paused }) => events !== undefined || paused !== undefined, 'Specify what to change');
export type UpdateWebhookInput = z.output<typeof updateWebhookInput>;

export const webhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(EVENT_TYPES)),
    state: z.enum(['active', 'paused']),
    /** Failed tries since the last success. */
    failures_in_a_row: z.number().int(),
    failing_since: z.string().nullable(),
    /** Deliveries of the last 30 days, and how many of them arrived. */
    deliveries: z.object({ total: z.number().int(), delivered: z.number().int() }),
    created_by: z.string(),
    created_by_name: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema), total: z.number().int() });
export type WebhookList = z.infer<typeof webhookListSchema>;

/** The only answer that carries the signing secret. */
export const newWebhookSchema = webhookSchema.extend({ secret: z.string() }).meta({ id: 'NewWebhook' });
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'held'] as const;

export const deliverySchema = z
  .object({
    id: z.uuid(),
    event_id: z.uuid(),
    event: z.enum(EVENT_TYPES),
    /** What it is about; empty when it is personal to another user. */
    subject: z.string(),
    /** pending: being tried; held: its webhook is paused. */
    state: z.enum(DELIVERY_STATES),
    attempts: z.number().int(),
    most_attempts: z.number().int(),
    /** HTTP status of the last try; null when nothing answered. */
    last_code: z.number().int().nullable(),
    last_ms: z.number().int().nullable(),
    last_error: z.string().nullable(),
    last_tried_at: z.string().nullable(),
    next_try_at: z.string().nullable(),
    /** Name of the person who sent it again by hand; null for the first delivery. */
    requested_by_name: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.infer<typeof deliverySchema>;

export const listDeliveriesQuery = pageQuery.extend({ state: z.enum(DELIVERY_STATES).optional() });
export type ListDeliveriesQuery = z.output<typeof listDeliveriesQuery>;
export const deliveryListSchema = pageOf('deliveries', deliverySchema);
export type DeliveryList = z.infer<typeof deliveryListSchema>;

export const deliveryParams = z.object({ id: z.uuid('is not valid'), delivery_id: z.uuid('is not valid') });
