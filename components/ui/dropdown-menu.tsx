'use client';

import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { ClosedTrigger } from './on-demand/closed-trigger';
import type * as Parts from './on-demand/dropdown-menu-parts';
import { onDemand } from './on-demand/on-demand';
import { useOnDemand } from './on-demand/use-on-demand';

/**
 * Menus whose code is loaded when one is first opened. Until then the trigger is a plain button with aria-haspopup, and
 * no content is rendered.
 */
const code = onDemand(() => import('./on-demand/dropdown-menu-parts'));
const approach = () => void code.load().catch(() => undefined);

type Props<Name extends keyof typeof Parts> = ComponentProps<(typeof Parts)[Name]>;

const MenuContext = createContext<{ parts: typeof Parts | null; ask: () => void }>({
  parts: null,
  ask: () => undefined,
});

const useParts = () => useContext(MenuContext).parts;

export function DropdownMenu({ children, ...props }: Props<'DropdownMenu'>) {
  const menu = useOnDemand(code);
  return (
    <MenuContext value={menu}>
      {menu.parts ? (
        <menu.parts.DropdownMenu defaultOpen {...props}>
          {children}
        </menu.parts.DropdownMenu>
      ) : (
        children
      )}
    </MenuContext>
  );
}

export function DropdownMenuTrigger({ asChild, children, ...props }: Props<'DropdownMenuTrigger'>) {
  const { parts, ask } = useContext(MenuContext);
  if (parts)
    return (
      <parts.DropdownMenuTrigger asChild={asChild} {...props}>
        {children}
      </parts.DropdownMenuTrigger>
    );
  return (
    <ClosedTrigger asChild={asChild} opens="menu" onApproach={approach} onOpen={ask} {...props}>
      {children}
    </ClosedTrigger>
  );
}

/** Renders its children from the first opening on, for content whose code is loaded then. */
export function DropdownMenuWhenOpened({ children }: { children: ReactNode }) {
  return useParts() ? children : null;
}

export function DropdownMenuContent(props: Props<'DropdownMenuContent'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuContent {...props} /> : null;
}

export function DropdownMenuItem(props: Props<'DropdownMenuItem'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuItem {...props} /> : null;
}

export function DropdownMenuRadioGroup(props: Props<'DropdownMenuRadioGroup'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuRadioGroup {...props} /> : null;
}

export function DropdownMenuRadioItem(props: Props<'DropdownMenuRadioItem'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuRadioItem {...props} /> : null;
}

export function DropdownMenuSub(props: Props<'DropdownMenuSub'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuSub {...props} /> : null;
}

export function DropdownMenuSubTrigger(props: Props<'DropdownMenuSubTrigger'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuSubTrigger {...props} /> : null;
}

export function DropdownMenuSubContent(props: Props<'DropdownMenuSubContent'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuSubContent {...props} /> : null;
}

export function DropdownMenuSeparator(props: Props<'DropdownMenuSeparator'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuSeparator {...props} /> : null;
}

export function DropdownMenuCheckboxItem(props: Props<'DropdownMenuCheckboxItem'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuCheckboxItem {...props} /> : null;
}

export function DropdownMenuLabel(props: Props<'DropdownMenuLabel'>) {
  const parts = useParts();
  return parts ? <parts.DropdownMenuLabel {...props} /> : null;
}
