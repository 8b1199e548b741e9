import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { subscriptionSchema, subscriptionStatusInput } from '@/lib/subscriptions/schema';
import { setSubscriptionStatus } from '@/lib/subscriptions/set-subscription-status';

export const PUT = route(
  {
    summary: 'Activate, pause or stop a subscription',
    tag: 'Subscriptions',
    role: 'org:member',
    params: idParams,
    body: subscriptionStatusInput,
    response: subscriptionSchema,
  },
  ({ ctx, params, body }) => setSubscriptionStatus(ctx, params.id, body),
);
