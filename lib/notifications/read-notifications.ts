import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { notifications } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { ListNotificationsQuery, Notification, NotificationList } from './schema';

/** Condition for the caller's own inbox in the active organization. */
function isInInbox(ctx: Context): SQL {
  return (
    and(
      eq(notifications.tenantId, ctx.tenantId),
      eq(notifications.userId, ctx.userId),
      eq(notifications.isInApp, true),
    ) ?? sql`false`
  );
}

/** A page of the caller's inbox, newest first, with the number of all unread ones. */
export async function listNotifications(
  ctx: Context,
  { unread, page, size }: ListNotificationsQuery,
): Promise<NotificationList> {
  const isUnread = isNull(notifications.readAt);
  const where = and(isInInbox(ctx), unread ? isUnread : undefined);
  const [counted] = await database()
    .select({ total: count(), unread: sql<number>`(count(*) filter (where ${isUnread}))::int` })
    .from(notifications)
    .where(isInInbox(ctx));
  const rows = await database()
    .select()
    .from(notifications)
    .where(where)
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(size)
    .offset((page - 1) * size);
  const unreadCount = counted?.unread ?? 0;
  return {
    notifications: rows.map(toNotification),
    total: unread ? unreadCount : (counted?.total ?? 0),
    unread_count: unreadCount,
    page,
    size,
  };
}

/** Marks one as read; keeps the time of the first reading. Throws `not_found` when it is not in the caller's inbox. */
export async function readNotification(ctx: Context, notificationId: string): Promise<Notification> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
      .where(and(eq(notifications.id, notificationId), isInInbox(ctx)))
      .returning();
    if (!row) throw new AppError('not_found', 'Notification not found');
    await recordAudit(tx, ctx, { action: 'notification.read', subjectType: 'notification', subjectId: row.id });
    return toNotification(row);
  });
}

/** Marks all notifications of the caller's inbox as read. */
export async function readAllNotifications(ctx: Context): Promise<{ marked: number }> {
  return database().transaction(async (tx) => {
    const rows = await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(isInInbox(ctx), isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    await recordAudit(tx, ctx, {
      action: 'notification.read-all',
      subjectType: 'notification',
      details: { marked: rows.length },
    });
    return { marked: rows.length };
  });
}

function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    link: row.link,
    subscription_id: row.subscriptionId,
    group_id: row.groupId,
    report_id: row.reportId,
    is_read: row.readAt !== null,
    read_at: row.readAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
