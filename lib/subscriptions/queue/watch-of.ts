import { eq, type SQL } from 'drizzle-orm';
import { reportQueue } from '@/db/schema';

/** The subscription, or the group, that an item belongs to. */
export type WatchRef = { subscriptionId: string; groupId?: never } | { groupId: string; subscriptionId?: never };

/** Its items. */
export function itemsOf(ref: WatchRef): SQL {
  return ref.subscriptionId
    ? eq(reportQueue.subscriptionId, ref.subscriptionId)
    : eq(reportQueue.groupId, ref.groupId ?? '');
}
