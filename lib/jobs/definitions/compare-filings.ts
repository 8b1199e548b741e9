import { compareFilingsJob } from '@/lib/changes/job-inputs';
import { runCompareFilings } from '@/lib/changes/run-compare-filings';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';

export const compareFilings = defineTrackedJob({
  ...compareFilingsJob,
  retries: 2,
  concurrency: { limit: 2, perTenant: 1 },
  timeoutMinutes: 10,
  run: ({ input, signal, progress }) => runCompareFilings(input, { signal, progress }),
});
