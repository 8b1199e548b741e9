import * as actions from '@/app/(app)/notifications/actions';
import { api } from '@/components/shell/api-client';
import { callAction } from '@/components/shell/call-action';
import { notificationListSchema } from '@/lib/notifications/schema';

export const NOTIFICATIONS_KEY = ['notifications'];

const ROOT = '/notifications';

export function fetchNotifications(page: number, signal: AbortSignal) {
  return api.request({ path: ROOT, query: { page }, schema: notificationListSchema, signal });
}

export function readNotification(notificationId: string) {
  return callAction(actions.readNotification, { params: { id: notificationId } });
}

export function readAllNotifications() {
  return callAction(actions.readAllNotifications, {});
}
