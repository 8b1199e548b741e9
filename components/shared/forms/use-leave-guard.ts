'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

type Destination = { kind: 'link'; href: string } | { kind: 'history'; key: string };

/** The part of the browser's Navigation API used here, which TypeScript's DOM types lack. */
type TraverseEvent = Event & { navigationType: string; destination: { key: string } };
type Navigation = EventTarget & { traverseTo: (key: string) => unknown };

/**
 * Protects unsaved changes: closing the tab shows the browser's question, a link within the product or the back button
 * the product's. `stay` and `leave` answer it while `isAsking`.
 */
export function useLeaveGuard(isDirty: boolean) {
  const router = useRouter();
  const [destination, setDestination] = useState<Destination | null>(null);
  const isLeavingRef = useRef(false);

  useEffect(() => {
    if (!isDirty) return;
    isLeavingRef.current = false;

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
    // Not `popstate`, which the router handles first and leaves the page.
    const onNavigate = (event: Event) => {
      const { navigationType, destination: entry } = event as TraverseEvent;
      if (navigationType !== 'traverse' || !event.cancelable || isLeavingRef.current) return;
      event.preventDefault();
      setDestination({ kind: 'history', key: entry.key });
    };
    const navigation = navigationOf(window);
    window.addEventListener('beforeunload', onBeforeUnload);
    navigation?.addEventListener('navigate', onNavigate);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      navigation?.removeEventListener('navigate', onNavigate);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  const leave = () => {
    isLeavingRef.current = true;
    setDestination(null);
    if (destination?.kind === 'history') navigationOf(window)?.traverseTo(destination.key);
    else if (destination) router.push(destination.href);
  };
  return { isAsking: destination !== null, stay: () => setDestination(null), leave };
}

function navigationOf(view: Window): Navigation | undefined {
  return (view as Window & { navigation?: Navigation }).navigation;
}

/** The path of a clicked link within the product; null for new tabs, other sites and anchors on this page. */
function linkOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  const url = new URL(link.href);
  if (
    url.origin !== window.location.origin ||
    (url.pathname === window.location.pathname && url.search === window.location.search)
  )
    return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
