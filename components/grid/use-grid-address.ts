'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readGridAddress, writeGridAddress, type GridAddress } from './grid-address';

/** Sorting, filters and the open cell, in the URL. */
export function useGridAddress(): [GridAddress, (part: Partial<GridAddress>) => void] {
  const search = useSearchParams();
  const address: GridAddress = useMemo(() => readGridAddress(search), [search]);
  const go = (part: Partial<GridAddress>) => {
    const current = readGridAddress(new URLSearchParams(window.location.search));
    const text = writeGridAddress({ ...current, ...part });
    // Changes the URL without a request, because the screen stays the same.
    window.history.replaceState(null, '', `${window.location.pathname}${text ? `?${text}` : ''}`);
  };
  return [address, go];
}
