import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { importCompaniesJob } from '@/lib/processing/job-inputs';
import { runImportCompanies } from '@/lib/processing/run-import-companies';

export const importCompanies = defineTrackedJob({
  ...importCompaniesJob,
  retries: 5,
  concurrency: { limit: 2, perTenant: 1 },
  run: ({ input, tenantId, userId, ...run }) => runImportCompanies({ tenantId, userId }, input, run),
});
