import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { tenantRows } from './policies.ts';

/** Tokens that programs sign in with. The token itself is shown once and stored as a hash. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    /** Null for a token of a personal account. */
    organizationId: text('organization_id'),
    /** Who made it, and whose role it has. */
    userId: text('user_id').notNull(),
    /**
     * The maker's membership at that time; a token whose membership is gone stays invalid, also when its maker joins
     * again.
     */
    membershipId: text('membership_id'),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The first characters, by which a person recognizes it. */
    prefix: text('prefix').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('api_tokens_hash_idx').on(table.tokenHash),
    index('api_tokens_tenant_idx').on(table.tenantId, table.createdAt),
    tenantRows(table.tenantId),
  ],
);

/** Addresses of other programs to which events are sent. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    createdBy: text('created_by').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').$type<string[]>().notNull(),
    /** The signing secret, encrypted with the installation's key. */
    secret: text('secret').notNull(),
    pausedAt: instant('paused_at'),
    /** Failed tries since the last success. */
    failuresInARow: integer('failures_in_a_row').notNull().default(0),
    failingSince: instant('failing_since'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('webhooks_tenant_idx').on(table.tenantId), tenantRows(table.tenantId)],
);

/** The outbox of events: one row for each event and webhook, stored in the transaction of what happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    event: text('event').notNull(),
    /** What it is about, for the list of deliveries. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** The person whose personal item it is about; null for what the tenant shares. */
    personalTo: text('personal_to'),
    /** 'held' while its webhook is paused. */
    state: text('state', { enum: ['pending', 'delivered', 'failed', 'held'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    lastTriedAt: instant('last_tried_at'),
    /** HTTP status of the last try; null when there was no answer. */
    lastCode: integer('last_code'),
    lastMs: integer('last_ms'),
    lastError: text('last_error'),
    /** Who asked for it to be sent again; null for the first delivery of an event. */
    requestedBy: text('requested_by'),
    isRepeat: boolean('is_repeat').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_event_idx')
      .on(table.webhookId, table.eventId)
      .where(sql`not ${table.isRepeat}`),
    index('webhook_deliveries_webhook_idx').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_due_idx')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'pending'`),
    tenantRows(table.tenantId),
  ],
);

/** The contact that a tenant gives the SEC with its requests. */
export const edgarContacts = pgTable(
  'edgar_contacts',
  {
    tenantId: text('tenant_id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    testedAt: instant('tested_at'),
    /** How long EDGAR took to answer; null when it did not. */
    testMs: integer('test_ms'),
    testError: text('test_error'),
    updatedBy: text('updated_by').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [tenantRows(table.tenantId)],
);
