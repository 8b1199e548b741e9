import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { runBacktest } from '@/lib/voting/policy/backtest';
import { backtestPolicyJob } from '@/lib/voting/policy/job-inputs';

export const backtestPolicy = defineTrackedJob({
  ...backtestPolicyJob,
  retries: 2,
  concurrency: { limit: 2, perTenant: 1 },
  timeoutMinutes: 10,
  run: ({ input, tenantId, ...run }) => runBacktest(tenantId, input, run),
});
