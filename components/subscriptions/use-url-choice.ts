'use client';

import { useSearchParams } from 'next/navigation';
import { changeParams } from '@/components/shared/address';

/** An id kept in the URL, such as ?subscription=…, so that links in messages open it. */
export function useUrlChoice(name: string): [string | null, (id: string | null) => void] {
  const search = useSearchParams();
  return [search.get(name), (id) => changeParams({ [name]: id })];
}
