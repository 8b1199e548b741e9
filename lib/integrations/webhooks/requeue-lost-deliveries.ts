import { and, eq, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { webhookDeliveries } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';

/** Longer than a try takes; a try that is open for longer was killed with its worker. */
const LOST_AFTER_MS = 3 * 60_000;
const KEPT_DAYS = 30;

/** Queues the tries again that were lost with a worker. A try that is queued twice is made once. */
export async function requeueLostDeliveries({
  now = new Date(),
  signal,
}: { now?: Date; signal?: AbortSignal } = {}): Promise<number> {
  const db = database();
  const lost = await db
    .select({
      id: webhookDeliveries.id,
      attempts: webhookDeliveries.attempts,
      tenantId: webhookDeliveries.tenantId,
    })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, 'pending'),
        lt(webhookDeliveries.nextTryAt, new Date(now.getTime() - LOST_AFTER_MS)),
      ),
    );
  for (const { id, attempts, tenantId } of lost) {
    signal?.throwIfAborted();
    await enqueue(db, 'deliver-webhook', { deliveryId: id, attempt: attempts + 1 }, { tenantId });
  }
  return lost.length;
}

/** Deletes deliveries that are older than the list shows. */
export async function deleteOldDeliveries(): Promise<void> {
  await database()
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(Date.now() - KEPT_DAYS * 86_400_000)));
}
