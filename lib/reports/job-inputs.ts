import { z } from 'zod';
import type { TrackedContract } from '@/lib/jobs/contracts';

export const generateReportJob = {
  name: 'generate-report',
  input: z.object({ reportId: z.uuid(), revision: z.number().int().positive() }),
} satisfies TrackedContract;
