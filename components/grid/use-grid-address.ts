'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { replaceSearch } from '@/components/shared/address';
import { readGridAddress, writeGridAddress, type GridAddress } from './grid-address';

/** Sorting, filters and the open cell, as the URL has them. */
export function useGridAddress(): GridAddress {
  const search = useSearchParams();
  return useMemo(() => readGridAddress(search), [search]);
}

/** Changes a part of them in the URL, without a request: the screen stays the same. */
export function changeGridAddress(part: Partial<GridAddress>): void {
  const current = readGridAddress(new URLSearchParams(window.location.search));
  replaceSearch(writeGridAddress({ ...current, ...part }));
}
