'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

type Destination = { kind: 'link'; href: string } | { kind: 'back' };

/**
 * Keeps unsaved changes from being lost: closing the tab asks in the browser's own words, a link or the back button
 * of the product asks here. `stay` and `leave` answer the question while `isAsking`.
 */
export function useLeaveGuard(isDirty: boolean) {
  const router = useRouter();
  const [destination, setDestination] = useState<Destination | null>(null);
  const isLeavingRef = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    isLeavingRef.current = false;
    const here = { state: window.history.state as unknown, href: window.location.href };

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeavingRef.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = linkOf(event);
      if (href === null || isLeavingRef.current) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination({ kind: 'link', href });
    };
    const onPopState = (event: PopStateEvent) => {
      if (isLeavingRef.current) return;
      // Before the router hears of it; the entry that was left is put back on top.
      event.stopImmediatePropagation();
      window.history.pushState(here.state, '', here.href);
      setDestination({ kind: 'back' });
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('popstate', onPopState, { capture: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('popstate', onPopState, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  const leave = () => {
    isLeavingRef.current = true;
    setDestination(null);
    if (destination?.kind === 'back') window.history.back();
    else if (destination) router.push(destination.href);
  };
  return { isAsking: destination !== null, stay: () => setDestination(null), leave };
}

/** The path a click on a link of the product leads to; null for new tabs, other sites and anchors on this page. */
function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || (url.pathname === window.location.pathname && url.search === window.location.search)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
