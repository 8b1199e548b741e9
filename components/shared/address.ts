'use client';

import { useEffect } from 'react';
import { useDebounced } from './time/use-debounced';

const ADDRESS_DELAY_MS = 300;

/** Shows a URL without a request, because the screen stays the same. `useSearchParams` of Next follows. */
export function replaceAddress(href: string): void {
  window.history.replaceState(null, '', href);
}

/** As `replaceAddress`, but with a new history entry. */
export function pushAddress(href: string): void {
  window.history.pushState(null, '', href);
}

/** Replaces the query string; '' removes it. */
export function replaceSearch(search: string): void {
  replaceAddress(`${window.location.pathname}${search && `?${search.replace(/^\?/, '')}`}`);
}

/** Sets parameters of the URL and keeps the others; null and '' remove one. */
export function changeParams(changes: Readonly<Record<string, string | null>>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  replaceSearch(params.toString());
}

/** Keeps the state of a screen in the URL, so that it can be copied, reloaded and navigated back to. */
export function useAddressBar(written: string): void {
  const search = useDebounced(written, ADDRESS_DELAY_MS);
  useEffect(() => {
    if (window.location.search !== search) replaceSearch(search);
  }, [search]);
}
