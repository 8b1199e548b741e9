import { route } from '@/lib/http/route';
import { idParams } from '@/lib/shapes';
import { readNotification } from '@/lib/notifications/read-notifications';
import { notificationSchema } from '@/lib/notifications/schema';

// A viewer's inbox is their own; what is read in it changes nothing of the organization's.
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
