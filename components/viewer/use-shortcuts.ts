'use client';

import { useEffect, useRef } from 'react';

/** Whether letter shortcuts are inactive: while typing, and while a dialog or menu has the focus. */
export function areShortcutsInactive(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]') !== null
  );
}

/**
 * Shortcuts by single keys without modifiers, such as "j" or "[". When a handler returns false, the browser handles the
 * key.
 */
export function useShortcuts(handlers: Record<string, () => void | false>): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        areShortcutsInactive(event.target)
      )
        return;
      const handler = latest.current[event.key.toLowerCase()];
      if (handler && handler() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
