'use client';

import { useMutation } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmDialog } from '@/components/ui/on-demand/confirm-dialog-parts';
import { removeMember } from '../organization-api';

type LeaveDialogProps = { organizationName: string; ownUserId: string; onClose: () => void };

export function LeaveDialog({ organizationName, ownUserId, onClose }: LeaveDialogProps) {
  const leave = useMutation({
    mutationFn: () => removeMember(ownUserId),
    // A full page load, so that no data of the organization stays in the client's caches.
    onSuccess: () => window.location.assign('/dashboard'),
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Leave ${organizationName}?`}
      description={
        'You lose access to its companies, filings and reports at once and continue in your personal account. Only ' +
        'an admin can let you back in.'
      }
      confirmLabel="Leave organization"
      busyLabel="Leaving..."
      isDestructive
      isBusy={leave.isPending || leave.isSuccess}
      error={leave.error ? apiErrorMessage(leave.error, 'Failed to leave the organization') : null}
      onConfirm={() => leave.mutate()}
    />
  );
}
