import { route } from '@/lib/http/route';
import { discardDraft, saveDraft } from '@/lib/voting/policy/change-policies';
import { createPolicyInput, policyDetailSchema, policyParams } from '@/lib/voting/policy/schema';

export const PUT = route(
  {
    summary: 'Save changes to a policy as a draft, without publishing them',
    tag: 'Voting',
    role: 'org:member',
    params: policyParams,
    body: createPolicyInput,
    response: policyDetailSchema,
  },
  ({ ctx, params, body }) => saveDraft(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Discard the unpublished changes to a policy',
    tag: 'Voting',
    role: 'org:member',
    params: policyParams,
    response: policyDetailSchema,
  },
  ({ ctx, params }) => discardDraft(ctx, params.id),
);
