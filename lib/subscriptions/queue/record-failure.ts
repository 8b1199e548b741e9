import { and, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { now } from '../clock';
import { decrementUsage } from '../usage';
import { watchPath } from '../watch-path';
import { retryAt } from './waiting.rules';
import { watchOfItem, type QueueRow, type Watch } from './watch';

type Failure = { isFinal: boolean };

/**
 * Records a failed attempt: another follows after a pause, or the item ends and no longer counts towards its limits.
 */
export async function recordFailure(itemId: string, reason: string, { isFinal }: Failure): Promise<void> {
  await database().transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(reportQueue)
      .where(and(eq(reportQueue.id, itemId), inArray(reportQueue.status, ['pending', 'running'])))
      .for('update');
    if (item) await failAttempt(tx, item, reason, { isFinal });
  });
}

/** As `recordFailure`, for an item that is already locked. */
export async function failAttempt(tx: Db, item: QueueRow, reason: string, { isFinal }: Failure): Promise<void> {
  const attempts = item.attempts + 1;
  const next = isFinal ? undefined : retryAt(attempts, now());
  if (next) {
    await tx
      .update(reportQueue)
      .set({ status: 'pending', attempts, failureReason: reason, waitReason: 'retry', scheduledFor: next })
      .where(eq(reportQueue.id, item.id));
    return;
  }
  const watch = await watchOfItem(tx, item);
  await endWithoutReport(tx, item, { status: 'failed', attempts, failureReason: reason });
  if (watch) await notifyFailure(tx, watch, item, reason);
}

/** Ends an item that generated no report, which then no longer counts towards its limits. */
export async function endWithoutReport(
  tx: Db,
  item: QueueRow,
  ending: { status: 'failed' | 'cancelled'; attempts?: number; failureReason?: string | null },
): Promise<void> {
  await decrementUsage(tx, item.subscriptionId ?? item.groupId ?? '', item.companyId, [
    item.countedMonth,
    item.countedDay,
  ]);
  await tx
    .update(reportQueue)
    .set({ ...ending, waitReason: null, countedMonth: null, countedDay: null, finishedAt: now() })
    .where(eq(reportQueue.id, item.id));
}

async function notifyFailure(tx: Db, watch: Watch, item: QueueRow, reason: string): Promise<void> {
  await notify(tx, watch, {
    kind: 'report_failed',
    title: `Report failed: ${item.generatedReportName}`,
    body: `${reason} You can retry it from the queue.`,
    link: item.reportId ? `/reports/${item.reportId}` : watchPath(watch),
    reportId: item.reportId,
    dedupeKey: `failed:${item.id}:${item.attempts + 1}:${now().toISOString()}`,
  });
}
