import { z } from 'zod';
import { JOB_PAYLOADS } from '@/lib/jobs/contracts';
import type { JobDefinition } from '@/lib/jobs/define';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { generateReport as generate } from '@/lib/reports/generate/generate-report';
import { finalizeReport } from '@/lib/reports/generate/finalize-report';
import { finalizeQueueItemOfJob } from '@/lib/subscriptions/queue/finalize-queue-item';

const tracked = defineTrackedJob({
  name: 'generate-report',
  input: z.object({ reportId: z.uuid(), revision: z.number().int().positive() }),
  retries: 3,
  concurrency: { limit: 2, perTenant: 2 },
  timeoutMinutes: 60,
  run: ({ input, signal, progress }) => generate(input.reportId, input.revision, { signal, progress }),
});

/** Ends the report and its queue item when the job ends. */
async function endWithJob(payload: unknown): Promise<void> {
  const { jobId } = JOB_PAYLOADS['generate-report'].parse(payload);
  await finalizeReport(jobId);
  await finalizeQueueItemOfJob(jobId);
}

/** Also ends them when the worker died or the job was cancelled before it began. */
export const generateReport: JobDefinition = {
  ...tracked,
  run: async (payload, context) => {
    try {
      return await tracked.run(payload, context);
    } finally {
      await endWithJob(payload);
    }
  },
  giveUp: async (payload, reason, runId) => {
    await tracked.giveUp(payload, reason, runId);
    await endWithJob(payload);
  },
};
