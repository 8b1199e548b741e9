import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { embedChunksJob } from '@/lib/processing/job-inputs';
import { runEmbedChunks } from '@/lib/processing/read/run-embed-chunks';

export const embedChunks = defineTrackedJob({
  ...embedChunksJob,
  retries: 3,
  concurrency: { limit: 1, perTenant: 1 },
  run: ({ input, ...run }) => runEmbedChunks(input, run),
});
