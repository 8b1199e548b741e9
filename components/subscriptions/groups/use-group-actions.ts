'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import type { SubscriptionGroup } from '@/lib/subscriptions/schema-of-groups';
import { GROUPS_KEY } from './group-reads';
import { addGroupCompanies, removeGroupCompanies, setGroupStatus } from './groups-api';

type Switched = Pick<SubscriptionGroup, 'id' | 'status'>;

/** Active becomes paused and the other way round, for all companies of the group. */
export function useToggleGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Switched) => setGroupStatus(id, status === 'active' ? 'paused' : 'active'),
    onSuccess: ({ name, status }) => {
      notify.success(status === 'active' ? `${name} is active` : `${name} is paused`);
      return queryClient.invalidateQueries({ queryKey: GROUPS_KEY });
    },
    onError: (error) => notify.error('Failed to update group status', { description: apiErrorMessage(error, '') }),
  });
}

export function useChangeCompanies(groupId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ change, ids }: { change: 'add' | 'remove'; ids: readonly string[] }) =>
      change === 'add' ? addGroupCompanies(groupId, ids) : removeGroupCompanies(groupId, ids),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: GROUPS_KEY }),
    onError: (error, { change }) =>
      notify.error(change === 'add' ? 'Failed to add companies' : 'Failed to remove the company', {
        description: apiErrorMessage(error, ''),
      }),
  });
}
