import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { processDocumentsJob } from '@/lib/processing/job-inputs';
import { failClaims } from '@/lib/processing/read/claim-document';
import { runProcessDocuments } from '@/lib/processing/read/run-process-documents';

export const processDocuments = defineTrackedJob({
  ...processDocumentsJob,
  retries: 3,
  // More documents than are read at the same time, so that a tenant with a thousand documents does not block others.
  concurrency: { limit: 8, perTenant: 1 },
  run: ({ input, ...run }) => runProcessDocuments(input, run),
  release: failClaims,
});
