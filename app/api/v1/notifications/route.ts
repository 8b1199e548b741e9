import { route } from '@/lib/http/route';
import { listNotifications } from '@/lib/notifications/read-notifications';
import { listNotificationsQuery, notificationListSchema } from '@/lib/notifications/schema';

export const GET = route(
  {
    summary: 'List your own notifications, newest first, with the number unread',
    tag: 'Notifications',
    role: 'org:viewer',
    query: listNotificationsQuery,
    response: notificationListSchema,
  },
  ({ ctx, query }) => listNotifications(ctx, query),
);
