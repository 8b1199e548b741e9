'use client';

import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { overlayClasses } from '@/components/ui/dialog';
import { useReturnFocus } from '@/components/ui/overlays/use-return-focus';

/** The properties in windows too narrow for a third pane. */
export function PropertiesDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          {...returnFocus}
          className={
            'fixed inset-y-0 right-0 z-50 flex w-[336px] max-w-full flex-col border-l border-line bg-raised ' +
            'shadow-float outline-none data-[state=open]:animate-fade-in'
          }
        >
          <DialogPrimitive.Title className="px-4 pt-4 pb-3 text-lg font-semibold">
            Template Properties
          </DialogPrimitive.Title>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          <DialogPrimitive.Close
            aria-label="Close"
            className={
              'absolute top-3.5 right-3 flex size-7 items-center justify-center rounded-md text-text-2 ' +
              'hover:bg-hover hover:text-text dark:hover:bg-line'
            }
          >
            <X aria-hidden className="size-4" />
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </Dialog>
  );
}
