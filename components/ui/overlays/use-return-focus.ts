'use client';

import { useRef } from 'react';

/**
 * Returns focus when a dialog that was opened by state, not by a Radix trigger, closes. For a dialog opened from a
 * menu, the menu's button gets it, because the menu item no longer exists.
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

/** The element that opened the menu; for a submenu, that of the outer menu. */
function outsideMenus(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  if (menu) return outsideMenus(document.getElementById(menu.getAttribute('aria-labelledby') ?? ''));
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
