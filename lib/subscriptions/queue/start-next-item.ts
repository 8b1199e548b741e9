import { and, asc, eq, exists, lte, or } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportQueue, reports, subscriptionGroups, subscriptions } from '@/db/schema';
import { isAppError } from '@/lib/errors';
import { failureSentence, isPermanent } from '@/lib/jobs/failures';
import { log } from '@/lib/log';
import { now } from '../clock';
import { missingTypes, readProcessedDocuments } from '../documents/documents-seen';
import { dayOf, monthOf, startOfNextDay, startOfNextMonth } from '../documents/periods.rules';
import { incrementUsage, decrementUsage } from '../usage';
import { isNotHeld } from './held-items';
import { endWithoutReport, recordFailure } from './record-failure';
import { resumeReport, storeReport } from './store-report';
import { waitForWindow } from './wait-for-window';
import { typesToWaitFor } from './waiting.rules';
import { watchOfItem, type QueueRow, type Watch } from './watch';

export type StartOutcome = 'nothing_due' | 'started' | 'waiting' | 'ended';

/**
 * Takes the tenant's next due item. Taking it, counting it towards its limits and requesting its report are one
 * transaction, so killed or parallel workers neither exceed a limit nor generate a report twice.
 */
export async function startNextItem(tenantId: string): Promise<StartOutcome> {
  let taken: QueueRow | undefined;
  try {
    return await database().transaction(async (tx) => {
      taken = await lockNextDue(tx, tenantId);
      return taken ? start(tx, taken) : 'nothing_due';
    });
  } catch (error) {
    if (!taken) throw error;
    if (!isAppError(error)) log.error({ err: error, queueItemId: taken.id }, 'a queued report could not be begun');
    await recordFailure(taken.id, failureSentence(error), { isFinal: isPermanent(error) });
    return 'ended';
  }
}

/** Takes only items of active subscriptions and groups. */
async function lockNextDue(tx: Db, tenantId: string): Promise<QueueRow | undefined> {
  const isActive = or(
    exists(
      tx
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(and(eq(subscriptions.id, reportQueue.subscriptionId), eq(subscriptions.status, 'active'))),
    ),
    exists(
      tx
        .select({ id: subscriptionGroups.id })
        .from(subscriptionGroups)
        .where(and(eq(subscriptionGroups.id, reportQueue.groupId), eq(subscriptionGroups.status, 'active'))),
    ),
  );
  const [row] = await tx
    .select()
    .from(reportQueue)
    .where(
      and(
        eq(reportQueue.tenantId, tenantId),
        eq(reportQueue.status, 'pending'),
        lte(reportQueue.scheduledFor, now()),
        isActive,
        isNotHeld,
      ),
    )
    .orderBy(asc(reportQueue.priority), asc(reportQueue.createdAt), asc(reportQueue.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function start(tx: Db, item: QueueRow): Promise<StartOutcome> {
  const watch = await watchOfItem(tx, item);
  if (!watch) {
    // The company was removed from the group.
    await endWithoutReport(tx, item, { status: 'cancelled', failureReason: 'The company was removed from the group.' });
    return 'ended';
  }
  if (await isWaitingForDocuments(tx, watch, item)) return 'waiting';
  const counted = await countItem(tx, watch, item);
  if (!counted) return 'waiting';
  const report =
    (item.reportId ? await resumeReport(tx, watch, item.reportId) : null) ??
    (await finishedReport(tx, item)) ??
    (await storeReport(tx, watch, item));
  await tx
    .update(reportQueue)
    .set({
      status: 'running',
      reportId: report.id,
      generatedReportName: report.title,
      waitReason: null,
      waitUntil: null,
      startedAt: now(),
      finishedAt: null,
      ...counted,
    })
    .where(eq(reportQueue.id, item.id));
  return 'started';
}

async function isWaitingForDocuments(tx: Db, watch: Watch, item: QueueRow): Promise<boolean> {
  if (!item.waitUntil || item.waitUntil <= now()) return false;
  const missing = typesToWaitFor(
    item.triggerDocType,
    missingTypes(watch, await readProcessedDocuments(watch, [item.companyId], tx)),
    watch.monitoredDocumentTypes,
  );
  const isMissing = missing.length > 0;
  await tx
    .update(reportQueue)
    .set({
      missingDocumentTypes: missing,
      ...(isMissing
        ? { waitReason: 'missing_documents', scheduledFor: item.waitUntil }
        : { waitReason: null, waitUntil: null }),
    })
    .where(eq(reportQueue.id, item.id));
  return isMissing;
}

/**
 * Counts the report towards its limits; when one is reached, this and similar items wait. A repeated attempt is already
 * counted.
 */
async function countItem(
  tx: Db,
  watch: Watch,
  item: QueueRow,
): Promise<{ countedMonth: string | null; countedDay: string | null } | null> {
  if (item.countedMonth) return { countedMonth: item.countedMonth, countedDay: item.countedDay };
  const at = now();
  const window = { watchId: watch.id, companyId: item.companyId };
  const [month, day] = [monthOf(at), dayOf(at)];
  if (!(await incrementUsage(tx, { ...window, period: month }, watch.maxReportsPerMonth))) {
    await waitForWindow(tx, watch, { reason: 'monthly_limit', period: month, opensAt: startOfNextMonth(at) });
    return null;
  }
  if (watch.dailyLimit === null) return { countedMonth: month, countedDay: null };
  if (await incrementUsage(tx, { ...window, period: day }, watch.dailyLimit))
    return { countedMonth: month, countedDay: day };
  await decrementUsage(tx, watch.id, item.companyId, [month]);
  await waitForWindow(tx, watch, { reason: 'daily_limit', period: day, opensAt: startOfNextDay(at) });
  return null;
}

/** The report of an earlier attempt that a user restarted, running or complete. */
async function finishedReport(tx: Db, item: QueueRow) {
  if (!item.reportId) return null;
  const [report] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, item.reportId), eq(reports.tenantId, item.tenantId)));
  return report ?? null;
}
