import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { runGridJob } from '@/lib/grid/job-inputs';
import { releaseEnded } from '@/lib/grid/run/claim-cells';
import { runGrid as compute } from '@/lib/grid/run/run-grid';

export const runGrid = defineTrackedJob({
  ...runGridJob,
  retries: 5,
  concurrency: { limit: 2, perTenant: 1 },
  timeoutMinutes: 120,
  run: ({ input, jobId, tenantId, userId, ...run }) => compute({ jobId, tenantId, userId }, input, run),
  // Cells that were not computed are free for the next run.
  onEnd: releaseEnded,
});
