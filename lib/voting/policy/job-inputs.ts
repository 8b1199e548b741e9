import { z } from 'zod';
import type { TrackedContract } from '@/lib/jobs/contracts';
import { policyContentSchema } from './schema';

const side = z.object({ label: z.string(), content: policyContentSchema });

export const backtestPolicyJob = {
  name: 'backtest-policy',
  input: z.object({
    policyId: z.string(),
    policy: side,
    against: side.nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
} satisfies TrackedContract;
