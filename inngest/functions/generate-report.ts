import { z } from 'zod';
import type { JobDefinition } from '@/lib/jobs/define';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { JOB_PAYLOADS } from '@/lib/jobs/contracts';
import { generateReport as generate } from '@/lib/reports/generate-report';
import { settleReport } from '@/lib/reports/settle-report';

const tracked = defineTrackedJob({
  name: 'generate-report',
  input: z.object({ reportId: z.uuid(), revision: z.number().int().positive() }),
  retries: 3,
  concurrency: { limit: 2, perTenant: 2 },
  timeoutMinutes: 60,
  run: ({ input, signal, progress }) => generate(input.reportId, input.revision, { signal, progress }),
});

const jobIdOf = (payload: unknown) => JOB_PAYLOADS['generate-report'].parse(payload).jobId;

/** The report ends as its job ends, also when its worker died or the job was cancelled before it began. */
export const generateReport: JobDefinition = {
  ...tracked,
  run: async (payload, context) => {
    try {
      return await tracked.run(payload, context);
    } finally {
      await settleReport(jobIdOf(payload));
    }
  },
  giveUp: async (payload, reason) => {
    await tracked.giveUp(payload, reason);
    await settleReport(jobIdOf(payload));
  },
};
