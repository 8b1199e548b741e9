import { route } from '@/lib/http/route';
import { listNotifications } from '@/lib/notifications/read-notifications';
import { listNotificationsQuery, notificationListSchema } from '@/lib/notifications/schema';

export const GET = route(
  {
    summary: "List one's notifications, newest first, and count the unread",
    tag: 'Notifications',
    role: 'org:viewer',
    query: listNotificationsQuery,
    response: notificationListSchema,
  },
  ({ ctx, query }) => listNotifications(ctx, query),
);
