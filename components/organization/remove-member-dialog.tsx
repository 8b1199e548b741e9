'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/toast';
import type { Member } from '@/lib/auth/types';
import { memberName } from './member-name';
import { ORGANIZATION_KEY, removeMember } from './organization-api';

export function RemoveMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeMember(member.user_id),
    onSuccess: () => {
      onClose();
      notify.success('Member removed');
      return queryClient.invalidateQueries({ queryKey: ORGANIZATION_KEY });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Are you sure you want to remove this member?"
      description={<><span className="font-medium text-text">{memberName(member)}</span> ({member.email}) loses access to the organization at once. What they made for it stays.</>}
      confirmLabel="Remove"
      busyLabel="Removing..."
      isDestructive
      isBusy={isPending}
      error={error ? apiErrorMessage(error, 'Failed to remove member') : null}
      onConfirm={() => mutate()}
    />
  );
}
