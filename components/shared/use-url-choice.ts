'use client';

import { useSearchParams } from 'next/navigation';

/** An id kept in the URL, such as ?subscription=…, so that links in messages open it. */
export function useUrlChoice(name: string): [string | null, (id: string | null) => void] {
  const search = useSearchParams();
  const choose = (id: string | null) => {
    const next = new URLSearchParams(window.location.search);
    if (id) next.set(name, id);
    else next.delete(name);
    // Changes the URL without a request, because the screen stays the same.
    window.history.replaceState(null, '', `${window.location.pathname}?${next.toString()}`);
  };
  return [search.get(name), choose];
}
