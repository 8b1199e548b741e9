'use client';

import { Command as CommandPrimitive } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { dialogClasses, overlayClasses } from './dialog';
import { useReturnFocus } from './overlays/use-return-focus';

type CommandDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  /** False when the caller filters the items itself. */
  isFiltered?: boolean;
  children: ReactNode;
};

/** A command palette: type to filter, arrows to move, Enter to open, Esc to close. */
export function CommandDialog({ isOpen, onOpenChange, label, isFiltered = true, children }: CommandDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <DialogPrimitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={overlayClasses} />
        <DialogPrimitive.Content
          aria-describedby={undefined}
          {...returnFocus}
          className={cn(dialogClasses, 'top-[12vh] max-w-[560px] translate-y-0 overflow-hidden')}
        >
          <DialogPrimitive.Title className="sr-only">{label}</DialogPrimitive.Title>
          {/* Its Vim keys would take Ctrl+K, which closes the palette that it opened. */}
          <CommandPrimitive
            label={label}
            loop
            vimBindings={false}
            shouldFilter={isFiltered}
            className="flex min-h-0 flex-col"
          >
            {children}
          </CommandPrimitive>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}

export function CommandInput({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div className="flex items-center gap-2.5 border-b border-line px-4">
      <Search aria-hidden className="size-4 shrink-0 text-text-3" />
      <CommandPrimitive.Input
        className={cn('h-12 w-full bg-transparent text-base outline-none', className)}
        {...props}
      />
    </div>
  );
}

export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List className={cn('max-h-[min(360px,60vh)] overflow-y-auto p-1.5', className)} {...props} />
  );
}

export function CommandEmpty(props: ComponentProps<typeof CommandPrimitive.Empty>) {
  return <CommandPrimitive.Empty className="py-8 text-center text-sm text-text-3" {...props} />;
}

export function CommandGroup({ className, ...props }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      className={cn(
        '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs ' +
          '[&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-text-3',
        className,
      )}
      {...props}
    />
  );
}

export function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      className={cn(
        'flex h-9 cursor-default items-center gap-2.5 rounded-md px-2 text-sm select-none ' +
          'data-[disabled=true]:text-text-3 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line/70 ' +
          '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-text-2',
        className,
      )}
      {...props}
    />
  );
}
