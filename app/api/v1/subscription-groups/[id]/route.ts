import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { deleteGroup } from '@/lib/subscriptions/groups/delete-group';
import { getGroup } from '@/lib/subscriptions/groups/read-groups';
import { groupDetailSchema, groupSchema, updateGroupInput } from '@/lib/subscriptions/groups/schema';
import { updateGroup } from '@/lib/subscriptions/groups/update-group';

export const GET = route(
  {
    summary: 'Read a subscription group with its newest reports',
    tag: 'Subscription groups',
    role: 'org:viewer',
    params: idParams,
    response: groupDetailSchema,
  },
  ({ ctx, params }) => getGroup(ctx, params.id),
);

export const PUT = route(
  {
    summary: 'Change a subscription group',
    tag: 'Subscription groups',
    role: 'org:member',
    params: idParams,
    body: updateGroupInput,
    response: groupSchema,
  },
  ({ ctx, params, body }) => updateGroup(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary:
      'Delete a subscription group: its waiting queue items are removed, a report being generated is ' +
      'finished, reports are kept',
    tag: 'Subscription groups',
    role: 'org:member',
    params: idParams,
    status: 204,
  },
  ({ ctx, params }) => deleteGroup(ctx, params.id),
);
