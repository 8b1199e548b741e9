import { eq, type SQL } from 'drizzle-orm';
import { reportQueue } from '@/db/schema';

/** The subscription or group of an item. */
export type WatchRef = { subscriptionId: string; groupId?: never } | { groupId: string; subscriptionId?: never };

/** Condition for the items of a subscription or group. */
export function isItemOf(ref: WatchRef): SQL {
  return ref.subscriptionId
    ? eq(reportQueue.subscriptionId, ref.subscriptionId)
    : eq(reportQueue.groupId, ref.groupId ?? '');
}
