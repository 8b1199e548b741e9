'use client';

import { createContext, useContext, type ComponentProps } from 'react';
import { ClosedTrigger } from './on-demand/closed-trigger';
import { onDemand } from './on-demand/on-demand';
import { useOnDemand } from './on-demand/use-on-demand';
import type * as Parts from './on-demand/popover-parts';

/**
 * Popovers whose code is loaded when one is first opened. Until then the trigger is a plain button with aria-haspopup,
 * and no content is rendered.
 */
const code = onDemand(() => import('./on-demand/popover-parts'));
const approach = () => void code.load().catch(() => undefined);

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
  return (
    <ClosedTrigger asChild={asChild} opens="dialog" onApproach={approach} onOpen={open} {...props}>
      {children}
    </ClosedTrigger>
  );
}

export function PopoverContent(props: Props<'PopoverContent'>) {
  const { parts } = useContext(PopoverContext);
  return parts ? <parts.PopoverContent {...props} /> : null;
}
