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
  /** What is told when it is done. */
  done: string;
  /** What is told when it failed; the dialog stays open. */
  failed: (error: unknown) => string;
  /** The queries that show something else afterwards. */
  queryKey: QueryKey;
  onClose: () => void;
};

/** Asks before something is taken away, does it, says so and reads the list again. Shown while it is rendered. */
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
