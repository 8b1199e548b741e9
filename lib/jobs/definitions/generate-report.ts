import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { generateReport as generate } from '@/lib/reports/generate/generate-report';
import { finalizeReport } from '@/lib/reports/generate/finalize-report';
import { generateReportJob } from '@/lib/reports/job-inputs';
import { finalizeQueueItemOfJob } from '@/lib/subscriptions/queue/finalize-queue-item';

export const generateReport = defineTrackedJob({
  ...generateReportJob,
  retries: 3,
  concurrency: { limit: 2, perTenant: 2 },
  timeoutMinutes: 60,
  run: ({ input, signal, progress }) => generate(input.reportId, input.revision, { signal, progress }),
  // The report and its queue item end with the job, also when the worker died.
  onEnd: async (jobId) => {
    await finalizeReport(jobId);
    await finalizeQueueItemOfJob(jobId);
  },
});
