import { z } from 'zod';
import { route } from '@/lib/http/route';
import { readAllNotifications } from '@/lib/notifications/read-notifications';

export const POST = route(
  {
    summary: 'Mark all of your own notifications as read',
    tag: 'Notifications',
    role: 'org:viewer',
    response: z.object({ marked: z.number().int() }),
  },
  ({ ctx }) => readAllNotifications(ctx),
);
