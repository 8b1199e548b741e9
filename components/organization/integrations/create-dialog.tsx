'use client';

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, DialogActions, DialogBody, DialogContent } from '@/components/ui/dialog';

type CreateDialogProps = {
  /** Also the label of the button. */
  title: string;
  description: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** The form that makes something whose secret is shown once: a token, a webhook. Open while rendered. */
export function CreateDialog({
  title,
  description,
  busyLabel,
  isBusy,
  error,
  onSubmit,
  onClose,
  children,
}: CreateDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} description={description}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit();
          }}
          className="flex min-h-0 flex-col"
        >
          <DialogBody>{children}</DialogBody>
          <DialogActions error={error} isBusy={isBusy} busyLabel={busyLabel}>
            {title}
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type CreateOptions<Made> = { queryKey: QueryKey; onMade: (made: Made) => void; onClose: () => void };

/** Creates, passes the result to `onMade`, closes the dialog and fetches the list again; throws when it failed. */
export function useCreate<Made>({ queryKey, onMade, onClose }: CreateOptions<Made>) {
  const queryClient = useQueryClient();
  return async (create: Promise<Made>): Promise<void> => {
    onMade(await create);
    onClose();
    await queryClient.invalidateQueries({ queryKey });
  };
}
