import { z } from 'zod';
import { importRowSchema } from '@/lib/companies/schema-import';
import { FETCH_TYPES } from '@/lib/edgar/forms';
import type { TrackedContract } from '@/lib/jobs/contracts';

export const processDocumentsJob = {
  name: 'process-documents',
  input: z.object({ documentIds: z.array(z.uuid()), force: z.boolean() }),
} satisfies TrackedContract;

export const embedChunksJob = {
  name: 'embed-chunks',
  input: z.object({ documentIds: z.array(z.uuid()), batchSize: z.number().int().positive() }),
} satisfies TrackedContract;

export const fetchFilingsJob = {
  name: 'fetch-filings',
  input: z.object({
    companyIds: z.array(z.uuid()),
    yearsBack: z.number().int(),
    documentTypes: z.array(z.enum(FETCH_TYPES)),
    process: z.boolean(),
  }),
} satisfies TrackedContract;

export const importCompaniesJob = {
  name: 'import-companies',
  input: z.object({ rows: z.array(importRowSchema) }),
} satisfies TrackedContract;
