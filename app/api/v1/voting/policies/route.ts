import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { createPolicy } from '@/lib/voting/policy/change-policies';
import { listPolicies } from '@/lib/voting/policy/read-policies';
import { createPolicyInput, listPoliciesQuery, policyDetailSchema, policySchema } from '@/lib/voting/policy/schema';

export const GET = route(
  {
    summary: "List the organization's voting policies and the examples",
    tag: 'Voting',
    role: 'org:viewer',
    query: listPoliciesQuery,
    response: pageOf('policies', policySchema),
  },
  ({ ctx, query }) => listPolicies(ctx, query),
);

export const POST = route(
  {
    summary: 'Create a voting policy',
    tag: 'Voting',
    role: 'org:member',
    body: createPolicyInput,
    response: policyDetailSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createPolicy(ctx, body),
);
