'use client';

import { cloneElement, createContext, useContext, type ComponentProps, type ReactElement } from 'react';
import { onDemand, useOnDemand } from './on-demand';
import type * as Parts from './popover-parts';

/**
 * Popovers whose code is loaded when one is first opened. Until then the trigger is a plain button with aria-haspopup,
 * and no content is rendered.
 */
const code = onDemand(() => import('./popover-parts'));

type Props<Name extends keyof typeof Parts> = ComponentProps<(typeof Parts)[Name]>;

const PopoverContext = createContext<{ parts: typeof Parts | null; open: () => void }>({
  parts: null,
  open: () => undefined,
});

export function Popover({ children, ...props }: Props<'Popover'>) {
  const { parts, ask } = useOnDemand(code);
  const open = () => {
    ask();
    props.onOpenChange?.(true);
  };
  return (
    <PopoverContext value={{ parts, open }}>
      {parts ? (
        <parts.Popover defaultOpen {...props}>
          {children}
        </parts.Popover>
      ) : (
        children
      )}
    </PopoverContext>
  );
}

export function PopoverTrigger({ asChild, children, ...props }: Props<'PopoverTrigger'>) {
  const { parts, open } = useContext(PopoverContext);
  if (parts)
    return (
      <parts.PopoverTrigger asChild={asChild} {...props}>
        {children}
      </parts.PopoverTrigger>
    );
  const closed = {
    ...props,
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    'data-state': 'closed',
    onPointerDown: () => void code.load().catch(() => undefined),
    onClick: open,
  } as const;
  return asChild ? (
    cloneElement(children as ReactElement, closed)
  ) : (
    <button type="button" {...closed}>
      {children}
    </button>
  );
}

export function PopoverContent(props: Props<'PopoverContent'>) {
  const { parts } = useContext(PopoverContext);
  return parts ? <parts.PopoverContent {...props} /> : null;
}
