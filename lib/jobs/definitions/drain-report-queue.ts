import { defineJob } from '@/lib/jobs/define';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';

/**
 * Queued after a match, a finished report, a retry, or a change of a subscription or group. For all tenants every ten
 * minutes, at 04:00 too: daily limits reset at midnight, and failures are retried after minutes.
 */
export const drainReportQueue = defineJob({
  name: 'drain-report-queue',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '*/10 * * * *',
  run: ({ payload, signal }) => drainQueue({ tenantId: payload.tenantId, signal }),
});
