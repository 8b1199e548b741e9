import type { Db } from '@/db/client';
import { notifications } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';
import type { NotificationKind } from './schema';

/** The recipients, the channels, and the subscription that caused the notification. */
export type Audience = {
  id: string;
  kind: 'subscription' | 'group';
  tenantId: string;
  organizationId: string | null;
  createdBy: string;
  isNotifiedByEmail: boolean;
  isNotifiedInApp: boolean;
};

export type News = {
  kind: NotificationKind;
  title: string;
  body: string;
  /** A path within the product. */
  link: string;
  reportId?: string | null;
  /** A notification with the same key is sent once. */
  dedupeKey: string;
};

/** Notifies the subscribers in their inbox and by e-mail, as they chose; part of the caller's transaction. */
export async function notify(tx: Db, audience: Audience, news: News): Promise<void> {
  if (!audience.isNotifiedByEmail && !audience.isNotifiedInApp) return;
  const [row] = await tx
    .insert(notifications)
    .values({
      tenantId: audience.tenantId,
      organizationId: audience.organizationId,
      userId: audience.createdBy,
      kind: news.kind,
      title: news.title,
      body: news.body,
      link: news.link,
      subscriptionId: audience.kind === 'subscription' ? audience.id : null,
      groupId: audience.kind === 'group' ? audience.id : null,
      reportId: news.reportId ?? null,
      isInApp: audience.isNotifiedInApp,
      isByEmail: audience.isNotifiedByEmail,
      dedupeKey: news.dedupeKey,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (row && audience.isNotifiedByEmail)
    await enqueue(tx, 'send-notification', { notificationId: row.id }, { tenantId: audience.tenantId });
}
