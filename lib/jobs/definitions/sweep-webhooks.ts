import { deleteOldDeliveries, requeueLostDeliveries } from '@/lib/integrations/webhooks/requeue-lost-deliveries';
import { defineJob } from '@/lib/jobs/define';

/** The job keeps the name under which earlier releases queued it. */
export const sweepWebhooks = defineJob({
  name: 'sweep-webhooks',
  retries: 0,
  concurrency: { limit: 1 },
  cron: '*/5 * * * *',
  run: async ({ signal }) => {
    const requeued = await requeueLostDeliveries({ signal });
    await deleteOldDeliveries();
    return { requeued };
  },
});
