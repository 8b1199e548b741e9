'use server';

import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';
import { readAllNotifications as readAll, readNotification as read } from '@/lib/notifications/read-notifications';

// A viewer may mark notifications as read, because the inbox is personal and no data of the organization changes.
export const readNotification = action(
  { name: 'readNotification', role: 'org:viewer', params: idParams },
  ({ ctx, params }) => read(ctx, params.id),
);

export const readAllNotifications = action({ name: 'readAllNotifications', role: 'org:viewer' }, ({ ctx }) =>
  readAll(ctx),
);
