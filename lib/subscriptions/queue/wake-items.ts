import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';
import { now } from '../clock';
import { itemsOf, type WatchRef } from './watch-of';

/** Something changed that items may have waited for: all that wait are looked at again, at once. */
export async function wakeItems(tx: Db, { tenantId, ...ref }: { tenantId: string } & WatchRef): Promise<void> {
  await tx
    .update(reportQueue)
    .set({ scheduledFor: now() })
    .where(and(itemsOf(ref), eq(reportQueue.status, 'pending'), isNotNull(reportQueue.waitReason)));
  await enqueue(tx, 'drain-report-queue', { tenantId }, { tenantId });
}
