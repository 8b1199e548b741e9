import { deliverWebhook as deliver } from '@/lib/integrations/webhooks/deliver';
import { defineJob } from '@/lib/jobs/define';

/** Queued with each event, and again after each failed try. */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  retries: 3,
  concurrency: { limit: 8, perTenant: 4 },
  timeoutMinutes: 2,
  run: ({ payload, signal }) => deliver(payload, { signal }),
});
