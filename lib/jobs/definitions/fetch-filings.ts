import { z } from 'zod';
import { FETCH_TYPES } from '@/lib/edgar/forms';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { giveUpClaims } from '@/lib/processing/read/claim-document';
import { runFetchFilings } from '@/lib/processing/fetch/run-fetch-filings';

export const fetchFilings = defineTrackedJob({
  name: 'fetch-filings',
  input: z.object({
    companyIds: z.array(z.uuid()),
    yearsBack: z.number().int(),
    documentTypes: z.array(z.enum(FETCH_TYPES)),
    process: z.boolean(),
  }),
  retries: 3,
  concurrency: { limit: 4, perTenant: 1 },
  run: ({ input, tenantId, ...run }) => runFetchFilings(tenantId, input, run),
  release: giveUpClaims,
});
