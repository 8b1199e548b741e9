import { defineJob } from '@/lib/jobs/define';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';

/**
 * Daily limits reset at midnight and failures are retried after minutes, so the queue is also checked between daily
 * runs. The job keeps the name under which earlier releases queued it.
 */
export const wakeReportQueue = defineJob({
  name: 'wake-report-queue',
  retries: 0,
  concurrency: { limit: 1 },
  cron: '*/10 * * * *',
  run: ({ signal }) => drainQueue({ tenantId: undefined, signal }),
});
