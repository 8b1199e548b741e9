import { z } from 'zod';
import { route } from '@/lib/http/route';
import { listVersions } from '@/lib/voting/policy/read-policies';
import { policyParams, policyVersionSchema } from '@/lib/voting/policy/schema';

export const GET = route(
  {
    summary: 'List all versions of a policy with their content, newest first',
    tag: 'Voting',
    role: 'org:viewer',
    params: policyParams,
    response: z.object({ versions: z.array(policyVersionSchema) }),
  },
  ({ ctx, params }) => listVersions(ctx, params.id),
);
