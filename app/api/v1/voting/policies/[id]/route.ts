import { route } from '@/lib/http/route';
import { deletePolicy, updatePolicy } from '@/lib/voting/policy/change-policies';
import { getPolicy } from '@/lib/voting/policy/read-policies';
import { deletePolicyQuery, policyDetailSchema, policyParams, updatePolicyInput } from '@/lib/voting/policy/schema';

export const GET = route(
  {
    summary: 'Read a policy with its draft and, for each rule, in how many stored meetings it could be judged',
    tag: 'Voting',
    role: 'org:viewer',
    params: policyParams,
    response: policyDetailSchema,
  },
  ({ ctx, params }) => getPolicy(ctx, params.id),
);

export const PUT = route(
  {
    summary: 'Publish the next version of a policy; existing ballots keep theirs',
    tag: 'Voting',
    role: 'org:member',
    params: policyParams,
    body: updatePolicyInput,
    response: policyDetailSchema,
  },
  ({ ctx, params, body }) => updatePolicy(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Delete a policy; ballots keep the version they used. 409 while groups use it, unless forced',
    tag: 'Voting',
    role: 'org:member',
    params: policyParams,
    query: deletePolicyQuery,
    status: 204,
  },
  ({ ctx, params, query }) => deletePolicy(ctx, params.id, { force: query.force === 'true' }),
);
