import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { subscriptionGroupCompanies, subscriptionGroups, subscriptions, type reportQueue } from '@/db/schema';
import type { Context } from '@/lib/context';

export type QueueRow = typeof reportQueue.$inferSelect;

/** A subscription, or a group for one of its companies: the data that the queue needs of either. */
export type Watch = {
  id: string;
  kind: 'subscription' | 'group';
  tenantId: string;
  organizationId: string | null;
  createdBy: string;
  name: string;
  status: 'active' | 'paused' | 'stopped';
  companyId: string;
  templateId: string;
  monitoredDocumentTypes: string[];
  fiscalYear: number;
  reportNameTemplate: string;
  isNotifiedByEmail: boolean;
  isNotifiedInApp: boolean;
  /** Whether the organization can see its reports. */
  isShared: boolean;
  maxReportsPerMonth: number;
  /** Null without a daily limit. */
  dailyLimit: number | null;
  createdAt: Date;
};

type SubscriptionRow = typeof subscriptions.$inferSelect;
type GroupRow = typeof subscriptionGroups.$inferSelect;

/** The subscription in the form that the queue needs. */
export function watchOfSubscription(row: SubscriptionRow): Watch {
  return { ...row, kind: 'subscription', dailyLimit: null };
}

/** Groups and their reports belong to the organization. */
export function watchOfGroup(row: GroupRow, company: { companyId: string; rateLimitOverride: number | null }): Watch {
  return {
    ...row,
    kind: 'group',
    companyId: company.companyId,
    isShared: row.organizationId !== null,
    dailyLimit: company.rateLimitOverride ?? row.perCompanyDailyLimit,
  };
}

/** The subscription or group of an item; null when the company was removed from the group. */
export async function watchOfItem(
  db: Db,
  item: Pick<QueueRow, 'subscriptionId' | 'groupId' | 'companyId'>,
): Promise<Watch | null> {
  if (item.subscriptionId) {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, item.subscriptionId));
    return row ? watchOfSubscription(row) : null;
  }
  const [row] = await db
    .select({ group: subscriptionGroups, company: subscriptionGroupCompanies })
    .from(subscriptionGroups)
    .innerJoin(
      subscriptionGroupCompanies,
      and(
        eq(subscriptionGroupCompanies.groupId, subscriptionGroups.id),
        eq(subscriptionGroupCompanies.companyId, item.companyId),
      ),
    )
    .where(eq(subscriptionGroups.id, item.groupId ?? ''));
  return row ? watchOfGroup(row.group, row.company) : null;
}

/** Reports are generated in the name of the subscriber. */
export function contextOfWatch(watch: Watch): Context {
  return {
    userId: watch.createdBy,
    tenantId: watch.tenantId,
    organizationId: watch.organizationId,
    role: 'org:member',
  };
}
