'use client';

import { cloneElement, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react';

type ClosedTriggerProps = ComponentProps<'button'> & {
  asChild?: boolean | undefined;
  opens: 'menu' | 'dialog';
  /** Called when a press begins, which is earlier than the click that opens. */
  onApproach: () => void;
  onOpen: () => void;
};

/** The trigger of a menu or popover before its code is loaded: a plain button with aria-haspopup. */
export function ClosedTrigger({ asChild, opens, onApproach, onOpen, children, ...props }: ClosedTriggerProps) {
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onOpen();
  };
  const closed = {
    ...props,
    'aria-haspopup': opens,
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerDown: onApproach,
    onClick: onOpen,
    ...(opens === 'menu' ? { onKeyDown: openOnArrow } : {}),
  } as const;
  return asChild ? (
    cloneElement(children as ReactElement, closed)
  ) : (
    <button type="button" {...closed}>
      {children}
    </button>
  );
}
