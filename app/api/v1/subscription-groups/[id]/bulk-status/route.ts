import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { groupSchema, groupStatusInput } from '@/lib/subscriptions/groups/schema';
import { setGroupStatus } from '@/lib/subscriptions/groups/set-group-status';

export const POST = route(
  {
    summary: 'Activate or pause all companies of a group',
    tag: 'Subscription groups',
    role: 'org:member',
    params: idParams,
    body: groupStatusInput,
    response: groupSchema,
  },
  ({ ctx, params, body }) => setGroupStatus(ctx, params.id, body),
);
