'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import type { Subscription } from '@/lib/subscriptions/schema';
import { oneSubscription, SUBSCRIPTIONS_KEY } from '@/components/reads/subscription-reads';
import { setSubscriptionStatus } from '../subscriptions-api';
import { useActivation } from '../watch/use-activation';

type Switched = Pick<Subscription, 'id' | 'status'>;

/** Active becomes paused; any other status becomes active. */
export function useToggleStatus() {
  return useActivation({
    what: 'subscription',
    read: (id, signal) => oneSubscription(id).queryFn({ signal }),
    change: setSubscriptionStatus,
    queryKey: SUBSCRIPTIONS_KEY,
  });
}

/** Stops a subscription; it generates no reports until it is activated again. */
export function useStop() {
  return useStatusChange(({ id }) => setSubscriptionStatus(id, 'stopped'));
}

function useStatusChange(change: (subscription: Switched) => Promise<Subscription>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ name, status }) => {
      notify.success(`${name} is ${status}`);
      return queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
    },
    onError: (error) =>
      notify.error('Failed to update subscription status', { description: apiErrorMessage(error, '') }),
  });
}
