'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/components/shared/use-debounced';
import { companyById, companyMatches } from '@/components/reads/report-company-reads';

const SEARCH_DELAY_MS = 500;

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
