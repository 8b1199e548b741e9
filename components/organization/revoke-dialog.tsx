'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/toast';
import type { ListedInvitation } from '@/lib/organizations/schema-members';
import { ORGANIZATION_KEY, revokeInvitation } from './organization-api';

export function RevokeDialog({ invitation, onClose }: { invitation: ListedInvitation; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => revokeInvitation(invitation.id),
    onSuccess: () => {
      onClose();
      notify.success('Invitation revoked');
      return queryClient.invalidateQueries({ queryKey: ORGANIZATION_KEY });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Are you sure you want to revoke this invitation?"
      description={<>The link for <span className="font-medium text-text">{invitation.email_address}</span> stops working at once.</>}
      confirmLabel="Revoke"
      busyLabel="Revoking..."
      isDestructive
      isBusy={isPending}
      error={error ? apiErrorMessage(error, 'Failed to revoke invitation') : null}
      onConfirm={() => mutate()}
    />
  );
}
