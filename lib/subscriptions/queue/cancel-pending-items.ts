import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { now } from '../clock';
import { endWithoutReport } from './record-failure';
import { isItemOf, type WatchRef } from './watch-ref';

/**
 * Cancels items that have not begun, all or those matching `only`; `reason` is a sentence for users who view the queue.
 */
export async function cancelPendingItems(tx: Db, ref: WatchRef, reason: string, only?: SQL): Promise<void> {
  const pending = and(isItemOf(ref), eq(reportQueue.status, 'pending'), only);
  // Items between two attempts are counted towards limits.
  const counted = await tx
    .select()
    .from(reportQueue)
    .where(and(pending, isNotNull(reportQueue.countedMonth)))
    .for('update');
  for (const item of counted) await endWithoutReport(tx, item, { status: 'cancelled', failureReason: reason });
  await tx
    .update(reportQueue)
    .set({ status: 'cancelled', failureReason: reason, waitReason: null, finishedAt: now() })
    .where(pending);
}
