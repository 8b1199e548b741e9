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

/**
 * Daily limits reset at midnight and failures are retried after minutes, so the queue is also checked between daily
 * runs.
 */
export const wakeReportQueue = defineJob({
  name: 'wake-report-queue',
  retries: 0,
  concurrency: { limit: 1 },
  cron: '*/10 * * * *',
  run: ({ signal }) => drainQueue({ tenantId: undefined, signal }),
});
