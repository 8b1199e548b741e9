import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { createSubscription } from '@/lib/subscriptions/create-subscription';
import { listSubscriptions } from '@/lib/subscriptions/read-subscriptions';
import { createSubscriptionInput, listSubscriptionsQuery, subscriptionSchema } from '@/lib/subscriptions/schema';

export const GET = route(
  {
    summary: 'List your own subscriptions and those shared with the organization',
    tag: 'Subscriptions',
    role: 'org:viewer',
    query: listSubscriptionsQuery,
    response: pageOf('subscriptions', subscriptionSchema),
  },
  ({ ctx, query }) => listSubscriptions(ctx, query),
);

export const POST = route(
  {
    summary: 'Subscribe to reports on a company',
    tag: 'Subscriptions',
    role: 'org:member',
    body: createSubscriptionInput,
    response: subscriptionSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createSubscription(ctx, body),
);
