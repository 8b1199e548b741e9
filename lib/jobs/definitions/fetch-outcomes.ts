import { defineJob } from '@/lib/jobs/define';
import { fetchOutcomes as fetch } from '@/lib/voting/outcomes/fetch-outcomes';

/** Queued when a company's proxy is Ready, and every night after the poll of EDGAR. */
export const fetchOutcomes = defineJob({
  name: 'fetch-outcomes',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '40 3 * * *',
  timeoutMinutes: 120,
  run: ({ payload, signal }) => fetch({ companyId: payload.companyId, signal }),
});
