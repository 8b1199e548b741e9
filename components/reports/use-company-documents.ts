'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/components/queries/use-debounced';
import type { Document } from '@/lib/documents/schema';
import { companyById, companyDocuments, companyMatches } from './company-reads';

const SEARCH_DELAY_MS = 500;
/** While a filing is being read its state is asked for again. */
const POLL_MS = 4000;

export function useCompanySearch(search: string) {
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery({
    ...companyMatches(term),
    placeholderData: keepPreviousData,
  });
  return { ...query, term };
}

export function useCompanyById(companyId: string | null) {
  return useQuery({
    ...companyById(companyId),
    enabled: companyId !== null,
  }).data;
}

export function useCompanyDocuments(companyId: string | null) {
  return useQuery({
    ...companyDocuments(companyId),
    enabled: companyId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  });
}

function isMoving({ processing_status }: Document): boolean {
  return processing_status === 'processing' || processing_status === 'pending';
}
