import { useMemo, useSyncExternalStore } from 'react';
import { vi } from 'vitest';

/** Replaces next/navigation: `push` records the targets of a screen, and the URL is the window's. */
export const push = vi.fn<(address: string) => void>();

const router = { push, replace: push, refresh: () => undefined, prefetch: () => undefined };

const WRITES = ['pushState', 'replaceState'] as const;
const listeners = new Set<() => void>();

/** As in Next, screens follow URLs that are written into the history. */
function onAddress(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of WRITES) {
      const write = window.history[name].bind(window.history);
      window.history[name] = (...entry) => {
        write(...entry);
        for (const each of listeners) each();
      };
    }
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const name of WRITES) Reflect.deleteProperty(window.history, name);
  };
}

function useSearchParams(): URLSearchParams {
  const search = useSyncExternalStore(onAddress, () => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const fakeNavigation = {
  useRouter: () => router,
  usePathname: () => window.location.pathname,
  useSearchParams,
};
