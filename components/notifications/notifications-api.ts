import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { notificationSchema } from '@/lib/notifications/schema';

const ROOT = '/notifications';

export function readNotification(notificationId: string) {
  return api.request({ path: `${ROOT}/${notificationId}/read`, method: 'POST', schema: notificationSchema });
}

export function readAllNotifications() {
  return api.request({ path: `${ROOT}/read-all`, method: 'POST', schema: z.object({ marked: z.number().int() }) });
}
