'use client';

import { createContext, useContext, useId, useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from './cn';
import { tabClasses } from './tab-classes';

type TabsState = { id: string; value: string; choose: (value: string) => void };

const TabsContext = createContext<TabsState>({ id: '', value: '', choose: () => undefined });

type TabsProps = ComponentProps<'div'> & {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Tab panels; with `value` the parent controls the selection. */
export function Tabs({ value, defaultValue = '', onValueChange, ...props }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const state = useMemo(
    () => ({
      id,
      value: shown,
      choose: (next: string) => {
        if (next === shown) return;
        setOwn(next);
        onValueChange?.(next);
      },
    }),
    [id, shown, onValueChange],
  );
  return (
    <TabsContext value={state}>
      <div {...props} />
    </TabsContext>
  );
}

/** The row of tabs with its bottom line; 36 px high. Arrows, Home and End move along it and select. */
export function TabsList({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      onKeyDown={moveAlong}
      className={cn('flex h-9 items-stretch gap-6 border-b border-line', className)}
      {...props}
    />
  );
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
}

/** One tab; the active one has a 2 px rule. Put a CountBadge inside for a number. */
export function TabsTrigger({
  value,
  className,
  ...props
}: Omit<ComponentProps<'button'>, 'value'> & { value: string }) {
  const tabs = useContext(TabsContext);
  const isActive = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isActive}
      aria-controls={`${tabs.id}-panel-${value}`}
      data-state={isActive ? 'active' : 'inactive'}
      data-disabled={props.disabled ? '' : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => tabs.choose(value)}
      onFocus={() => tabs.choose(value)}
      className={cn(tabClasses, className)}
      {...props}
    />
  );
}

/** `forceMount` keeps the input of a hidden panel. */
export function TabsContent({
  value,
  forceMount,
  className,
  children,
  ...props
}: ComponentProps<'div'> & { value: string; forceMount?: true }) {
  const tabs = useContext(TabsContext);
  const isActive = tabs.value === value;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      data-state={isActive ? 'active' : 'inactive'}
      hidden={!isActive}
      tabIndex={0}
      className={cn('outline-offset-4', className)}
      {...props}
    >
      {isActive || forceMount ? children : null}
    </div>
  );
}
