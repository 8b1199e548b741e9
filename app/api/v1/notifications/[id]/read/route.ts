import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { readNotification } from '@/lib/notifications/read-notifications';
import { notificationSchema } from '@/lib/notifications/schema';

// A viewer may mark notifications as read, because the inbox is personal and no data of the organization changes.
export const POST = route(
  {
    summary: 'Mark a notification as read',
    tag: 'Notifications',
    role: 'org:viewer',
    params: idParams,
    response: notificationSchema,
  },
  ({ ctx, params }) => readNotification(ctx, params.id),
);
