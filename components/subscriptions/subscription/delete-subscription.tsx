'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/toast';
import type { Subscription } from '@/lib/subscriptions/schema';
import { deleteSubscription, SUBSCRIPTIONS_KEY } from '../subscriptions-api';

export function DeleteSubscription({ subscription, onClose }: { subscription: Pick<Subscription, 'id' | 'name'>; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteSubscription(subscription.id),
    onSuccess: () => {
      onClose();
      notify.success('Subscription deleted');
      return queryClient.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY });
    },
  });
  const reason = error ? apiErrorMessage(error, '') : '';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete this subscription?"
      description={`“${subscription.name}” makes no more reports and what waits in the queue for it is cancelled. Its reports stay.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDestructive
      isBusy={isPending}
      error={error ? `Failed to delete subscription${reason ? `. ${reason}` : ''}` : null}
      onConfirm={() => mutate()}
    />
  );
}
