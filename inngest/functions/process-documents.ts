import { z } from 'zod';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { giveUpClaims } from '@/lib/processing/claim-document';
import { runProcessDocuments } from '@/lib/processing/run-process-documents';

export const processDocuments = defineTrackedJob({
  name: 'process-documents',
  input: z.object({ documentIds: z.array(z.uuid()), force: z.boolean() }),
  retries: 3,
  concurrency: { limit: 2, perTenant: 1 },
  run: ({ input, ...run }) => runProcessDocuments(input, run),
  letGo: giveUpClaims,
});
