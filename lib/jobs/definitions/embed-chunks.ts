import { z } from 'zod';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { runEmbedChunks } from '@/lib/processing/read/run-embed-chunks';

export const embedChunks = defineTrackedJob({
  name: 'embed-chunks',
  input: z.object({ documentIds: z.array(z.uuid()), batchSize: z.number().int().positive() }),
  retries: 3,
  concurrency: { limit: 1, perTenant: 1 },
  run: ({ input, ...run }) => runEmbedChunks(input, run),
});
