'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/toast';
import type { SubscriptionGroup } from '@/lib/subscriptions/schema-of-groups';
import { deleteGroup, GROUPS_KEY } from './groups-api';

export function DeleteGroup({ group, onClose }: { group: Pick<SubscriptionGroup, 'id' | 'name'>; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteGroup(group.id),
    onSuccess: () => {
      onClose();
      notify.success('Subscription group deleted');
      return queryClient.invalidateQueries({ queryKey: GROUPS_KEY });
    },
  });
  const reason = error ? apiErrorMessage(error, '') : '';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete this subscription group?"
      description={`“${group.name}” makes no more reports and what waits in the queue for it is cancelled. Its reports stay.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDestructive
      isBusy={isPending}
      error={error ? `Failed to delete subscription group${reason ? `. ${reason}` : ''}` : null}
      onConfirm={() => mutate()}
    />
  );
}
