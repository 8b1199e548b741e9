import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { addGroupCompanies, removeGroupCompanies } from '@/lib/subscriptions/groups/change-companies';
import { groupCompaniesInput, groupSchema } from '@/lib/subscriptions/groups/schema';

export const POST = route(
  {
    summary: 'Add companies to a group',
    tag: 'Subscription groups',
    role: 'org:member',
    params: idParams,
    body: groupCompaniesInput,
    response: groupSchema,
  },
  ({ ctx, params, body }) => addGroupCompanies(ctx, params.id, body.company_ids),
);

export const DELETE = route(
  {
    summary: 'Remove companies from a group',
    tag: 'Subscription groups',
    role: 'org:member',
    params: idParams,
    body: groupCompaniesInput,
    response: groupSchema,
  },
  ({ ctx, params, body }) => removeGroupCompanies(ctx, params.id, body.company_ids),
);
