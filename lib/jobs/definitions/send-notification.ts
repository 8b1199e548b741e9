import { defineJob } from '@/lib/jobs/define';
import { sendNotification as send } from '@/lib/notifications/send-notification';

export const sendNotification = defineJob({
  name: 'send-notification',
  retries: 8,
  concurrency: { limit: 2 },
  run: ({ payload, signal }) => send(payload.notificationId, signal),
});
