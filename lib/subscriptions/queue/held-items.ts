import { and, count, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { now } from '../clock';
import type { MissedChoice } from '../schema';
import { cancelPendingItems } from './cancel-pending-items';
import { isItemOf, type WatchRef } from './watch-ref';

/**
 * Mark of items whose filing arrived while the subscription or group was paused; they start only when a user decides
 * so.
 */
export const HELD = 'arrived_while_paused';

const isHeld = and(eq(reportQueue.status, 'pending'), eq(reportQueue.waitReason, HELD));
export const isNotHeld = or(isNull(reportQueue.waitReason), ne(reportQueue.waitReason, HELD));

export const SKIPPED = 'The filing arrived while this was paused, and was skipped at activation.';

/** Number of filings that wait for a decision, by subscription or group. */
export async function countHeldItems(
  kind: 'subscription' | 'group',
  ids: readonly string[],
  db: Db = database(),
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const column = kind === 'subscription' ? reportQueue.subscriptionId : reportQueue.groupId;
  const rows = await db
    .select({ id: column, held: count() })
    .from(reportQueue)
    .where(and(inArray(column, [...ids]), isHeld))
    .groupBy(column);
  return new Map(rows.map(({ id, held }) => [id ?? '', held]));
}

/** Queues the held items, or cancels them; without a choice they stay held. */
export async function resolveHeldItems(tx: Db, ref: WatchRef, choice: MissedChoice | undefined): Promise<void> {
  if (choice === 'skip') await cancelPendingItems(tx, ref, SKIPPED, isHeld);
  if (choice === 'process')
    await tx
      .update(reportQueue)
      .set({
        waitReason: sql`case when ${reportQueue.waitUntil} > ${now().toISOString()} then 'missing_documents' end`,
        scheduledFor: now(),
      })
      .where(and(isItemOf(ref), isHeld));
}
