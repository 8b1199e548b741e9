import { randomUUID } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { companies, hiddenDocuments, tenantCompanies, webhookDeliveries, webhooks } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';
import type { EventType } from './schema';

export type NewEvent = {
  type: EventType;
  /** What it is about, in a few words. */
  subject: string;
  /** Ids and plain values that the receiver can look up through the API. */
  data: Record<string, unknown>;
};

type Webhook = Pick<typeof webhooks.$inferSelect, 'id' | 'tenantId' | 'organizationId' | 'pausedAt'>;

/**
 * Stores an event for the tenant's webhooks in the caller's transaction, and queues its delivery. An event that is
 * personal to one user (`personalTo`) goes only to the webhooks that this user added.
 */
export async function emitEvent(
  tx: Db,
  { tenantId, personalTo, ...event }: NewEvent & { tenantId: string; personalTo?: string | null },
): Promise<void> {
  const receivers = await tx
    .select(RECEIVER)
    .from(webhooks)
    .where(
      and(
        eq(webhooks.tenantId, tenantId),
        hears(event.type),
        personalTo ? eq(webhooks.createdBy, personalTo) : undefined,
      ),
    );
  await store(tx, receivers, event, personalTo ?? null);
}

type Filing = { id: string; companyId: string; tenantId: string | null };

/** Stores an event about a filing for every tenant that sees it; jobs only, because it reaches across tenants. */
export async function emitFilingEvent(
  tx: Db,
  { id, companyId, tenantId }: Filing,
  { type, data }: Pick<NewEvent, 'type' | 'data'>,
): Promise<void> {
  const receivers = await tx
    .select({ ...RECEIVER, company: tenantCompanies.name, cik: companies.cik })
    .from(webhooks)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.tenantId, webhooks.tenantId), eq(tenantCompanies.companyId, companyId)),
    )
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .where(
      and(
        hears(type),
        tenantId === null ? undefined : eq(webhooks.tenantId, tenantId),
        sql`not exists (select 1 from ${hiddenDocuments} where ${hiddenDocuments.tenantId} = ${webhooks.tenantId}
          and ${hiddenDocuments.documentId} = ${id})`,
      ),
    );
  for (const [, ofTenant] of Map.groupBy(receivers, (receiver) => receiver.tenantId)) {
    const [first] = ofTenant;
    if (!first) continue;
    const form = typeof data.form_type === 'string' ? `, ${data.form_type}` : '';
    await store(
      tx,
      ofTenant,
      {
        type,
        subject: `${first.company}${form}`,
        data: { document_id: id, company_id: companyId, company_name: first.company, cik: first.cik, ...data },
      },
      null,
    );
  }
}

const RECEIVER = {
  id: webhooks.id,
  tenantId: webhooks.tenantId,
  organizationId: webhooks.organizationId,
  pausedAt: webhooks.pausedAt,
};

function hears(type: EventType): SQL | undefined {
  return sql`${webhooks.events} @> ${JSON.stringify([type])}::jsonb`;
}

async function store(
  tx: Db,
  receivers: readonly Webhook[],
  { type, subject, data }: NewEvent,
  personalTo: string | null,
): Promise<void> {
  if (receivers.length === 0) return;
  const eventId = randomUUID();
  const now = new Date();
  const stored = await tx
    .insert(webhookDeliveries)
    .values(
      receivers.map(({ id, tenantId, organizationId, pausedAt }) => ({
        webhookId: id,
        tenantId,
        eventId,
        event: type,
        subject: subject.slice(0, 300),
        payload: { id: eventId, type, timestamp: now.toISOString(), organization_id: organizationId, data },
        personalTo,
        ...(pausedAt ? { state: 'held' as const } : { nextTryAt: now }),
      })),
    )
    .returning({ id: webhookDeliveries.id, tenantId: webhookDeliveries.tenantId, state: webhookDeliveries.state });
  for (const { id, tenantId, state } of stored)
    if (state === 'pending') await enqueue(tx, 'deliver-webhook', { deliveryId: id, attempt: 1 }, { tenantId });
}
