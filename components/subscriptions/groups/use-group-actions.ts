'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import { useActivation } from '../watch/use-activation';
import { GROUPS_KEY } from './group-reads';
import { addGroupCompanies, removeGroupCompanies, setGroupStatus } from './groups-api';

/** Switches between active and paused, for all companies of the group. */
export function useToggleGroup() {
  return useActivation({
    what: 'group',
    change: setGroupStatus,
    queryKey: GROUPS_KEY,
  });
}

/** Adds companies to a group or removes them; shows a message when that fails. */
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
