import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { backtestPayload, runBacktest } from '@/lib/voting/policy/backtest';

export const backtestPolicy = defineTrackedJob({
  name: 'backtest-policy',
  input: backtestPayload,
  retries: 2,
  concurrency: { limit: 2, perTenant: 1 },
  timeoutMinutes: 10,
  run: ({ input, tenantId, ...run }) => runBacktest(tenantId, input, run),
});
