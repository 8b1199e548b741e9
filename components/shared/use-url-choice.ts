'use client';

import { useSearchParams } from 'next/navigation';

/** One id kept in the address, such as ?subscription=…, so that a link from a message opens it. */
export function useUrlChoice(name: string): [string | null, (id: string | null) => void] {
  const search = useSearchParams();
  const choose = (id: string | null) => {
    const next = new URLSearchParams(window.location.search);
    if (id) next.set(name, id);
    else next.delete(name);
    // The screen is the same; the server need not be asked.
    window.history.replaceState(null, '', `${window.location.pathname}?${next.toString()}`);
  };
  return [search.get(name), choose];
}
