'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** "⌘K" on Apple machines, "Ctrl K" elsewhere; the server renders the former. */
export function useShortcutLabel(key: string): string {
  const isApple = useSyncExternalStore(
    subscribe,
    () => /mac|iphone|ipad/iu.test(navigator.userAgent),
    () => true,
  );
  return isApple ? `⌘${key}` : `Ctrl ${key}`;
}
