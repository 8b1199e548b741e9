import { route } from '@/lib/http/route';
import { clonePolicy } from '@/lib/voting/policy/change-policies';
import { clonePolicyInput, policyDetailSchema, policyParams } from '@/lib/voting/policy/schema';

export const POST = route(
  {
    summary: 'Copy a policy or an example',
    tag: 'Voting',
    role: 'org:member',
    params: policyParams,
    body: clonePolicyInput,
    response: policyDetailSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => clonePolicy(ctx, params.id, body),
);
