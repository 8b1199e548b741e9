import { JOB_PAYLOADS } from '@/lib/jobs/contracts';
import type { JobDefinition } from '@/lib/jobs/define';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { releaseEnded } from '@/lib/grid/run/release-ended';
import { runGrid as compute, runGridPayload } from '@/lib/grid/run/run-grid';

const tracked = defineTrackedJob({
  name: 'run-grid',
  input: runGridPayload,
  retries: 5,
  concurrency: { limit: 2, perTenant: 1 },
  timeoutMinutes: 120,
  run: ({ input, jobId, tenantId, userId, ...run }) => compute({ jobId, tenantId, userId }, input, run),
});

/** Cells that were not computed are free for the next run when this one has ended, however it ended. */
export const runGrid: JobDefinition = {
  ...tracked,
  run: async (payload, context) => {
    try {
      return await tracked.run(payload, context);
    } finally {
      await releaseEnded(JOB_PAYLOADS['run-grid'].parse(payload).jobId);
    }
  },
  giveUp: async (payload, reason, runId) => {
    await tracked.giveUp(payload, reason, runId);
    await releaseEnded(JOB_PAYLOADS['run-grid'].parse(payload).jobId);
  },
};
