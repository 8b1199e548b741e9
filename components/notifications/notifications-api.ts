import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { notificationListSchema, notificationSchema } from '@/lib/notifications/schema';

export const NOTIFICATIONS_KEY = ['notifications'];

const ROOT = '/notifications';

export function fetchNotifications(page: number, signal: AbortSignal) {
  return api.request({ path: ROOT, query: { page }, schema: notificationListSchema, signal });
}

export function readNotification(notificationId: string) {
  return api.request({ path: `${ROOT}/${notificationId}/read`, method: 'POST', schema: notificationSchema });
}

export function readAllNotifications() {
  return api.request({ path: `${ROOT}/read-all`, method: 'POST', schema: z.object({ marked: z.number().int() }) });
}
