'use client';

import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { dialogClasses, overlayClasses } from '../dialog';
import { FieldError } from '../field';
import { useReturnFocus } from '../overlays/use-return-focus';

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  error?: string | null;
  onConfirm: () => void;
  /** A second way to continue, beside confirming. */
  alternative?: { label: string; onChoose: () => void };
};

/** A confirmation dialog. Closes only when the caller sets `isOpen` to false or the user cancels. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  busyLabel,
  cancelLabel = 'Cancel',
  isDestructive,
  isBusy,
  error,
  onConfirm,
  alternative,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => (isBusy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClasses} />
        <AlertDialog.Content className={dialogClasses} {...returnFocus}>
          <div className="flex flex-col gap-1 p-5">
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-sm text-text-2">{description}</AlertDialog.Description>
            {error ? <FieldError className="mt-2">{error}</FieldError> : null}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <AlertDialog.Cancel asChild>
                <Button disabled={isBusy}>{cancelLabel}</Button>
              </AlertDialog.Cancel>
              {alternative ? (
                <Button disabled={isBusy} onClick={alternative.onChoose}>
                  {alternative.label}
                </Button>
              ) : null}
              <Button
                variant={isDestructive ? 'destructive-solid' : 'primary'}
                isBusy={isBusy}
                busyLabel={busyLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
