'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import type { Subscription } from '@/lib/subscriptions/schema';
import { setSubscriptionStatus, SUBSCRIPTIONS_KEY } from '../subscriptions-api';

type Switched = Pick<Subscription, 'id' | 'status'>;

/** Active becomes paused; anything else becomes active. */
export function useToggleStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Switched) => setSubscriptionStatus(id, status === 'active' ? 'paused' : 'active'),
    onSuccess: ({ name, status }) => {
      notify.success(status === 'active' ? `${name} is active` : `${name} is paused`);
      return queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
    },
    onError: (error) => notify.error('Failed to update subscription status', { description: apiErrorMessage(error, '') }),
  });
}
