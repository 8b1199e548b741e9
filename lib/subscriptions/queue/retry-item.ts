import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { now } from '../clock';
import { getQueueItem, requireQueueItem } from './read-queue';
import type { QueueItem } from './schema';

/**
 * Queues a failed or cancelled item again; one that waits for documents or another attempt becomes due. Limits still
 * apply. Throws `not_found`, or `conflict` when there is nothing to try again or the subscription is stopped.
 */
export async function retryItem(ctx: Context, itemId: string): Promise<QueueItem> {
  const {
    subscription,
    item: { tenantId },
  } = await requireQueueItem(ctx, itemId);
  if (subscription?.status === 'stopped')
    throw new AppError('conflict', 'The subscription is stopped. Activate it first.');
  await database().transaction(async (tx) => {
    const [item] = await tx.select().from(reportQueue).where(eq(reportQueue.id, itemId)).for('update');
    if (!item) throw new AppError('not_found', 'Queue item not found');
    if (item.status === 'running' || item.status === 'completed')
      throw new AppError('conflict', `This item is ${item.status}; there is nothing to try again.`);
    await tx
      .update(reportQueue)
      .set({
        status: 'pending',
        attempts: 0,
        cancelledBy: null,
        failureReason: null,
        waitReason: null,
        waitUntil: null,
        scheduledFor: now(),
        finishedAt: null,
      })
      .where(eq(reportQueue.id, itemId));
    await recordAudit(tx, ctx, {
      action: 'queue.retry',
      subjectType: 'queue_item',
      subjectId: itemId,
      details: { was: item.status },
    });
    await enqueue(tx, 'drain-report-queue', { tenantId }, { tenantId });
  });
  return getQueueItem(ctx, itemId);
}
