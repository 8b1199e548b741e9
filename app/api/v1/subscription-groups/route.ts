import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { createGroup } from '@/lib/subscriptions/groups/create-group';
import { listGroups } from '@/lib/subscriptions/groups/read-groups';
import { createGroupInput, groupSchema, listGroupsQuery } from '@/lib/subscriptions/groups/schema';

export const GET = route(
  {
    summary: "List the organization's subscription groups",
    tag: 'Subscription groups',
    role: 'org:viewer',
    query: listGroupsQuery,
    response: pageOf('groups', groupSchema),
  },
  ({ ctx, query }) => listGroups(ctx, query),
);

export const POST = route(
  {
    summary: 'Subscribe to reports on many companies',
    tag: 'Subscription groups',
    role: 'org:member',
    body: createGroupInput,
    response: groupSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createGroup(ctx, body),
);
