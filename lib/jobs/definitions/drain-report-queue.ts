import { defineJob } from '@/lib/jobs/define';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';

/** After every match, end and change; and once a day for all. */
export const drainReportQueue = defineJob({
  name: 'drain-report-queue',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '0 4 * * *',
  run: ({ payload, signal }) => drainQueue({ tenantId: payload.tenantId, signal }),
});

/** Limits reopen at midnight and failures are repeated after minutes; nobody waits for the daily round. */
export const wakeReportQueue = defineJob({
  name: 'wake-report-queue',
  retries: 0,
  concurrency: { limit: 1 },
  cron: '*/10 * * * *',
  run: ({ signal }) => drainQueue({ tenantId: undefined, signal }),
});
