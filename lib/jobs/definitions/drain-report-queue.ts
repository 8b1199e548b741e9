import { defineJob } from '@/lib/jobs/define';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';

/**
 * Queued after a match, a finished report, a retry, or a change of a subscription or group; and daily for all tenants.
 */
export const drainReportQueue = defineJob({
  name: 'drain-report-queue',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '0 4 * * *',
  run: ({ payload, signal }) => drainQueue({ tenantId: payload.tenantId, signal }),
});
