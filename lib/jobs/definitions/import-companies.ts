import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { importCompaniesPayload, runImportCompanies } from '@/lib/processing/run-import-companies';

export const importCompanies = defineTrackedJob({
  name: 'import-companies',
  input: importCompaniesPayload,
  retries: 5,
  concurrency: { limit: 2, perTenant: 1 },
  run: ({ input, tenantId, userId, ...run }) => runImportCompanies({ tenantId, userId }, input, run),
});
