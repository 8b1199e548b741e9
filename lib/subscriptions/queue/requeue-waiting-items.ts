import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';
import { now } from '../clock';
import { isItemOf, type WatchRef } from './watch-ref';

/** Makes all waiting items due after a change that they may have waited for. */
export async function requeueWaitingItems(
  tx: Db,
  { tenantId, ...ref }: { tenantId: string } & WatchRef,
): Promise<void> {
  await tx
    .update(reportQueue)
    .set({ scheduledFor: now() })
    .where(and(isItemOf(ref), eq(reportQueue.status, 'pending'), isNotNull(reportQueue.waitReason)));
  await enqueue(tx, 'drain-report-queue', { tenantId }, { tenantId });
}
