'use client';

import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/toast';

type ConfirmChangeProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  change: () => Promise<unknown>;
  /** Message after success. */
  done: string;
  /** Message after a failure; the dialog stays open. */
  failed: (error: unknown) => string;
  /** Queries to fetch again afterwards. */
  queryKey: QueryKey;
  onClose: () => void;
};

/**
 * A confirmation dialog for deleting or removing something: performs it, shows a message and fetches the list again.
 * Open while rendered.
 */
export function ConfirmChange({
  title,
  description,
  confirmLabel,
  busyLabel,
  change,
  done,
  failed,
  queryKey,
  onClose,
}: ConfirmChangeProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: () => {
      onClose();
      notify.success(done);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      isDestructive
      isBusy={isPending}
      error={error ? failed(error) : null}
      onConfirm={() => mutate()}
    />
  );
}
