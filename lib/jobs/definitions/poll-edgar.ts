import { defineJob } from '@/lib/jobs/define';
import { pollEdgar as poll } from '@/lib/subscriptions/documents/poll-edgar';

/** After EDGAR's last acceptances of a day (22:00 in New York) and before the daily run of the report queue. */
export const pollEdgar = defineJob({
  name: 'poll-edgar',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '10 3 * * *',
  timeoutMinutes: 120,
  run: ({ signal }) => poll({ signal }),
});
