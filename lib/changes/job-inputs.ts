import { z } from 'zod';
import type { TrackedContract } from '@/lib/jobs/contracts';

export const compareFilingsJob = {
  name: 'compare-filings',
  input: z.object({ fromDocumentId: z.uuid(), toDocumentId: z.uuid() }),
} satisfies TrackedContract;
