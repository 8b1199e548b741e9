import { z } from 'zod';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { runImportCompanies } from '@/lib/processing/run-import-companies';

export const importCompanies = defineTrackedJob({
  name: 'import-companies',
  input: z.object({ rows: z.array(z.unknown()) }),
  retries: 5,
  concurrency: { limit: 2, perTenant: 1 },
  run: ({ tenantId, userId, ...run }) => runImportCompanies({ tenantId, userId }, run),
});
