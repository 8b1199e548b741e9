'use client';

import { useRef } from 'react';

/**
 * Gives focus back when a dialog that was opened by state, not by a Radix trigger, closes. A dialog opened
 * from a menu gives it to the menu's button, because the menu's line is gone by then.
 */
export function useReturnFocus() {
  const openerRef = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      openerRef.current = outsideMenus(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const opener = openerRef.current;
      if (!opener?.isConnected) return;
      event.preventDefault();
      opener.focus();
    },
  };
}

/** Menus name the element that opened them; a submenu's is a line of the menu above. */
function outsideMenus(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  if (menu) return outsideMenus(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
