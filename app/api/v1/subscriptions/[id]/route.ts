import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { deleteSubscription } from '@/lib/subscriptions/delete-subscription';
import { getSubscription } from '@/lib/subscriptions/read-subscriptions';
import { subscriptionSchema, updateSubscriptionInput } from '@/lib/subscriptions/schema';
import { updateSubscription } from '@/lib/subscriptions/update-subscription';

export const GET = route(
  {
    summary: 'Read a subscription',
    tag: 'Subscriptions',
    role: 'org:viewer',
    params: idParams,
    response: subscriptionSchema,
  },
  ({ ctx, params }) => getSubscription(ctx, params.id),
);

export const PATCH = route(
  {
    summary: 'Change a subscription',
    tag: 'Subscriptions',
    role: 'org:member',
    params: idParams,
    body: updateSubscriptionInput,
    response: subscriptionSchema,
  },
  ({ ctx, params, body }) => updateSubscription(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary:
      'Delete a subscription: its waiting queue items are removed, a report being generated is finished, ' +
      'reports are kept',
    tag: 'Subscriptions',
    role: 'org:member',
    params: idParams,
    status: 204,
  },
  ({ ctx, params }) => deleteSubscription(ctx, params.id),
);
