import { eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import {
  notifications,
  reportQueue,
  reportUsage,
  subscriptionGroupCompanies,
  subscriptionGroups,
  subscriptions,
} from '@/db/schema';
import { withNewIds, assignNewIds, type NewIds, type Workspace } from './copy-sample';

/** Reads the sample's subscriptions, groups, queue and notifications, and gives them new ids. */
export async function readWatches(tx: Db, { tenantId, userId }: Workspace, ids: NewIds) {
  const groups = await tx.select().from(subscriptionGroups).where(eq(subscriptionGroups.tenantId, tenantId));
  const single = await tx.select().from(subscriptions).where(eq(subscriptions.tenantId, tenantId));
  const items = await tx.select().from(reportQueue).where(eq(reportQueue.tenantId, tenantId));
  const ownNotifications = await tx.select().from(notifications).where(eq(notifications.tenantId, tenantId));
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  assignNewIds(ids, groups, single, items, ownNotifications);
  return {
    groups,
    subscriptions: single,
    members: await tx
      .select()
      .from(subscriptionGroupCompanies)
      .where(inArray(subscriptionGroupCompanies.groupId, idsOf(groups))),
    usage: await tx
      .select()
      .from(reportUsage)
      .where(inArray(reportUsage.watchId, idsOf([...groups, ...single]))),
    items,
    notifications: ownNotifications.filter((each) => each.userId === userId),
  };
}

/** Stores the rows of `readWatches`, once the reports and policies that they name have been copied. */
export async function copyWatches(tx: Db, rows: Awaited<ReturnType<typeof readWatches>>, ids: NewIds): Promise<void> {
  const add = async <Row>(list: readonly Row[], insert: (list: Row[]) => PromiseLike<unknown>): Promise<void> => {
    if (list.length > 0) await insert(withNewIds(list, ids));
  };
  const isCopied = (id: string | null) => id !== null && ids.has(id);
  await add(
    rows.groups.map((group) => ({ ...group, policyId: isCopied(group.policyId) ? group.policyId : null })),
    (list) => tx.insert(subscriptionGroups).values(list),
  );
  await add(rows.members, (list) => tx.insert(subscriptionGroupCompanies).values(list));
  await add(rows.subscriptions, (list) => tx.insert(subscriptions).values(list));
  await add(rows.usage, (list) => tx.insert(reportUsage).values(list));
  await add(rows.items, (list) => tx.insert(reportQueue).values(list));
  // No mail leaves a demo.
  await add(
    rows.notifications.map((each) => ({ ...each, isByEmail: false })),
    (list) => tx.insert(notifications).values(list),
  );
}
