import { z } from 'zod';
import type { TrackedContract } from '@/lib/jobs/contracts';

/** `cells`: how many the run was asked for. */
export const runGridJob = {
  name: 'run-grid',
  input: z.object({ gridId: z.uuid(), cells: z.number().int() }),
} satisfies TrackedContract;
