import * as actions from '@/app/(app)/notifications/actions';
import { callAction } from '@/components/api/call-action';

export function readNotification(notificationId: string) {
  return callAction(actions.readNotification, { params: { id: notificationId } });
}

export function readAllNotifications() {
  return callAction(actions.readAllNotifications, {});
}
