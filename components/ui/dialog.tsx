'use client';

import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { cn } from './cn';
import { FieldError } from './field';
import { useReturnFocus } from './overlays/use-return-focus';

export const Dialog = DialogPrimitive.Root;
export const DialogClose = DialogPrimitive.Close;

export const overlayClasses =
  'fixed inset-0 z-50 bg-[rgb(8_12_16/0.4)] data-[state=open]:animate-fade-in ' +
  'data-[state=closed]:animate-fade-out dark:bg-[rgb(0_0_0/0.6)]';

export const dialogClasses = cn(
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-48px)] w-[calc(100vw-32px)] max-w-[480px] -translate-x-1/2 ' +
    '-translate-y-1/2 flex-col rounded-xl border border-line bg-raised bg-clip-padding shadow-float ' +
    'dark:border-transparent outline-none',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out',
);

type DialogContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
};

/** 480 px wide unless `className="max-w-[…]"` is given. After closing, focus returns to its previous element. */
export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  const returnFocus = useReturnFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClasses} />
      <DialogPrimitive.Content
        className={cn(dialogClasses, className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...returnFocus}
        onInteractOutside={ignoreClicksOnToasts}
        {...props}
      >
        <div className="flex min-w-0 flex-col gap-1 pt-5 pr-14 pl-5">
          <DialogPrimitive.Title className="text-lg font-semibold">{title}</DialogPrimitive.Title>
          {description ? (
            <DialogPrimitive.Description className="text-sm text-text-2">{description}</DialogPrimitive.Description>
          ) : null}
        </div>
        {children}
        {/* Last in the DOM, so that the first field and not the close button gets the focus. */}
        <DialogPrimitive.Close
          aria-label="Close"
          className={
            'absolute top-[18px] right-3.5 flex size-7 items-center justify-center rounded-md text-text-2 ' +
            'transition-colors hover:bg-hover hover:text-text dark:hover:bg-line'
          }
        >
          <X aria-hidden className="size-4" />
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** A click on a toast does not count as a click outside the dialog. */
function ignoreClicksOnToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** The part that scrolls when the dialog is higher than the window. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex min-h-0 flex-col gap-4 overflow-y-auto px-5 pt-4 pb-1', className)} {...props} />;
}

/** The error of a save: beside the save button, never in the scrolling part. */
export function DialogError({ children }: { children: ReactNode }) {
  return children ? (
    <div className="shrink-0 px-5 pt-3">
      <FieldError>{children}</FieldError>
    </div>
  ) : null;
}

/** Actions, right-aligned; the primary one last. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex shrink-0 items-center justify-end gap-2 px-5 pt-4 pb-5', className)} {...props} />;
}

type DialogActionsProps = {
  /** Why saving failed, when no field shows it. */
  error: string | undefined;
  isBusy: boolean;
  busyLabel: string;
  isDisabled?: boolean;
  /** The label of the button that submits the dialog's form. */
  children: ReactNode;
};

/** The footer of a dialog's form: the error, Cancel, and the submit button. */
export function DialogActions({ error, isBusy, busyLabel, isDisabled, children }: DialogActionsProps) {
  return (
    <>
      <DialogError>{error}</DialogError>
      <DialogFooter>
        <DialogClose asChild>
          <Button disabled={isBusy}>Cancel</Button>
        </DialogClose>
        <Button type="submit" variant="primary" disabled={isDisabled} isBusy={isBusy} busyLabel={busyLabel}>
          {children}
        </Button>
      </DialogFooter>
    </>
  );
}
