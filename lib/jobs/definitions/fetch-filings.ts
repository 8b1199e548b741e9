import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { fetchFilingsJob } from '@/lib/processing/job-inputs';
import { failClaims } from '@/lib/processing/read/claim-document';
import { runFetchFilings } from '@/lib/processing/fetch/run-fetch-filings';

export const fetchFilings = defineTrackedJob({
  ...fetchFilingsJob,
  retries: 3,
  concurrency: { limit: 4, perTenant: 1 },
  run: ({ input, tenantId, ...run }) => runFetchFilings(tenantId, input, run),
  release: failClaims,
});
