import { sweepWebhooks as sweep } from '@/lib/integrations/webhooks/deliver';
import { defineJob } from '@/lib/jobs/define';

/** Queues again the tries that were lost with a worker, and deletes old deliveries. */
export const sweepWebhooks = defineJob({
  name: 'sweep-webhooks',
  retries: 0,
  concurrency: { limit: 1 },
  cron: '*/5 * * * *',
  run: () => sweep(),
});
