import { and, arrayOverlaps, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import {
  documents,
  hiddenDocuments,
  reportQueue,
  subscriptionGroupCompanies,
  subscriptionGroups,
  subscriptions,
  tenantCompanies,
} from '@/db/schema';
import { monitoredTypesOf } from '@/lib/edgar/forms';
import { enqueue } from '@/lib/jobs/enqueue';
import { now } from '../clock';
import { missingTypes, readProcessedDocuments, type SeenDocument } from '../documents/documents-seen';
import { isOfFiscalYear } from '../documents/fiscal-year.rules';
import { reportName } from '../report-name.rules';
import { templateNames } from '../template-names';
import { watchedCompanies } from '../documents/watched-companies';
import { HELD } from './held-items';
import { priorityOf } from './priority.rules';
import { missingDeadline, typesToWaitFor } from './waiting.rules';
import { watchOfGroup, watchOfSubscription, type Watch } from './watch';

type Arrival = Pick<
  typeof documents.$inferSelect,
  'id' | 'companyId' | 'tenantId' | 'formType' | 'fiscalYear' | 'filingDate' | 'meetingDate'
>;

/**
 * Queues one report for every subscription and group that monitors the document's type, and checks items that waited
 * for it again. Items of paused ones are held until a user decides. Safe to repeat: a subscription has at most one item
 * per document. With `tenantId`, only the subscriptions and groups of that tenant.
 */
export async function matchDocument(
  documentId: string,
  { tenantId: only, signal }: { tenantId?: string; signal?: AbortSignal } = {},
): Promise<{ queued: number }> {
  const [arrival] = await database()
    .select({
      id: documents.id,
      companyId: documents.companyId,
      tenantId: documents.tenantId,
      formType: documents.formType,
      fiscalYear: documents.fiscalYear,
      filingDate: documents.filingDate,
      meetingDate: documents.meetingDate,
    })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.processingStatus, 'processed')));
  const types = arrival ? monitoredTypesOf(arrival.formType) : [];
  if (!arrival || types.length === 0) return { queued: 0 };
  const watches = (await watchesOf(arrival, types)).filter(
    (watch) => isOfFiscalYear(arrival, watch) && (!only || watch.tenantId === only),
  );
  let queued = 0;
  for (const [tenantId, ofTenant] of Map.groupBy(watches, (watch) => watch.tenantId)) {
    signal?.throwIfAborted();
    queued += await queueForTenant(tenantId, arrival, types, ofTenant);
  }
  return { queued };
}

/** Active and paused subscriptions and groups of tenants that can see the document; stopped ones are ignored. */
async function watchesOf(arrival: Arrival, types: readonly string[]): Promise<Watch[]> {
  const db = database();
  const single = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, arrival.companyId),
        ne(subscriptions.status, 'stopped'),
        arrayOverlaps(subscriptions.monitoredDocumentTypes, [...types]),
        canSee(arrival, sql`${subscriptions.tenantId}`),
      ),
    );
  const grouped = await db
    .select({ group: subscriptionGroups, company: subscriptionGroupCompanies })
    .from(subscriptionGroupCompanies)
    .innerJoin(subscriptionGroups, eq(subscriptionGroups.id, subscriptionGroupCompanies.groupId))
    .where(
      and(
        eq(subscriptionGroupCompanies.companyId, arrival.companyId),
        arrayOverlaps(subscriptionGroups.monitoredDocumentTypes, [...types]),
        canSee(arrival, sql`${subscriptionGroups.tenantId}`),
      ),
    );
  return [...single.map(watchOfSubscription), ...grouped.map(({ group, company }) => watchOfGroup(group, company))];
}

function canSee(arrival: Arrival, tenantId: SQL): SQL | undefined {
  return and(
    arrival.tenantId === null ? undefined : sql`${tenantId} = ${arrival.tenantId}`,
    sql`exists (select 1 from ${tenantCompanies} where ${tenantCompanies.tenantId} = ${tenantId} and \
${tenantCompanies.companyId} = ${arrival.companyId})`,
    sql`not exists (select 1 from ${hiddenDocuments} where ${hiddenDocuments.tenantId} = ${tenantId} and \
${hiddenDocuments.documentId} = ${arrival.id})`,
  );
}

async function queueForTenant(
  tenantId: string,
  arrival: Arrival,
  types: readonly string[],
  watches: readonly Watch[],
): Promise<number> {
  const processed = await readProcessedDocuments({ tenantId }, [arrival.companyId]);
  const company = (await watchedCompanies(tenantId, [arrival.companyId])).get(arrival.companyId);
  const names = await templateNames(
    tenantId,
    watches.map((watch) => watch.templateId),
  );
  const rows = watches.map((watch) =>
    itemFor(watch, arrival, types, processed, { company, templateName: names.get(watch.templateId) ?? '' }),
  );
  return database().transaction(async (tx) => {
    await storeLastTriggered(
      tx,
      watches.filter(({ status }) => status === 'active'),
    );
    const inserted = await tx.insert(reportQueue).values(rows).onConflictDoNothing().returning({ id: reportQueue.id });
    await tx
      .update(reportQueue)
      .set({ scheduledFor: now() })
      .where(
        and(
          eq(reportQueue.tenantId, tenantId),
          eq(reportQueue.companyId, arrival.companyId),
          eq(reportQueue.status, 'pending'),
          eq(reportQueue.waitReason, 'missing_documents'),
        ),
      );
    await enqueue(tx, 'drain-report-queue', { tenantId }, { tenantId });
    return inserted.length;
  });
}

function itemFor(
  watch: Watch,
  arrival: Arrival,
  types: readonly string[],
  processed: readonly SeenDocument[],
  labels: { company: { name: string; ticker: string } | undefined; templateName: string },
): typeof reportQueue.$inferInsert {
  const at = now();
  const triggerDocType = types.find((type) => watch.monitoredDocumentTypes.includes(type)) ?? arrival.formType;
  const missing = typesToWaitFor(triggerDocType, missingTypes(watch, processed), watch.monitoredDocumentTypes);
  const waitUntil = missing.length > 0 ? missingDeadline(at) : null;
  return {
    tenantId: watch.tenantId,
    subscriptionId: watch.kind === 'subscription' ? watch.id : null,
    groupId: watch.kind === 'group' ? watch.id : null,
    companyId: arrival.companyId,
    documentId: arrival.id,
    triggerDocType,
    fiscalYear: arrival.fiscalYear ?? watch.fiscalYear,
    generatedReportName: reportName(watch.reportNameTemplate, {
      companyName: labels.company?.name ?? '',
      companyTicker: labels.company?.ticker ?? '',
      fiscalYear: arrival.fiscalYear ?? watch.fiscalYear,
      templateName: labels.templateName,
      triggerDocType,
      now: at,
    }),
    priority: priorityOf({ type: triggerDocType, meetingDate: arrival.meetingDate }, at),
    scheduledFor: waitUntil ?? at,
    waitReason: watch.status === 'paused' ? HELD : waitUntil ? 'missing_documents' : null,
    waitUntil,
    missingDocumentTypes: missing,
    createdAt: at,
  };
}

/**
 * Stores the time of the last trigger. Runs before the items are changed, so that locks are taken in the same order as
 * in
 * pausing and deleting.
 */
async function storeLastTriggered(tx: Db, watches: readonly Watch[]): Promise<void> {
  const idsOf = (kind: Watch['kind']) => watches.filter((watch) => watch.kind === kind).map((watch) => watch.id);
  await tx
    .update(subscriptions)
    .set({ lastTriggeredAt: now(), updatedAt: sql`${subscriptions.updatedAt}` })
    .where(inArray(subscriptions.id, idsOf('subscription')));
  await tx
    .update(subscriptionGroups)
    .set({ lastTriggeredAt: now(), updatedAt: sql`${subscriptionGroups.updatedAt}` })
    .where(inArray(subscriptionGroups.id, idsOf('group')));
}
