'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import type { Subscription } from '@/lib/subscriptions/schema';
import { SUBSCRIPTIONS_KEY } from '@/components/reads/subscription-reads';
import { setSubscriptionStatus } from '../subscriptions-api';
import { useActivation } from '../watch/use-activation';

/** Active becomes paused; any other status becomes active. */
export function useToggleStatus() {
  return useActivation({
    what: 'subscription',
    change: setSubscriptionStatus,
    queryKey: SUBSCRIPTIONS_KEY,
  });
}

/** Stops a subscription; it generates no reports until it is activated again. */
export function useStop() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Subscription, 'id'>) => setSubscriptionStatus(id, 'stopped'),
    onSuccess: ({ name }) => {
      notify.success(`${name} is stopped`);
      return queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
    },
    onError: (error) =>
      notify.error('Failed to update subscription status', { description: apiErrorMessage(error, '') }),
  });
}
