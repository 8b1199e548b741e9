'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companyChoices, oneCompany } from '@/components/reads/company-reads';
import { useDebounced } from '../time/use-debounced';

const SEARCH_DELAY_MS = 500;

/** The companies that a search finds. `staleTime` in milliseconds; by default that of the query cache. */
export function useCompanySearch(search: string, { staleTime }: { staleTime?: number } = {}) {
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery({
    ...companyChoices(term),
    placeholderData: keepPreviousData,
    ...(staleTime === undefined ? {} : { staleTime }),
  });
  return { ...query, term };
}

/** A company by id; undefined while it is fetched, when that failed, and for null. */
export function useCompanyById(companyId: string | null) {
  return useQuery({ ...oneCompany(companyId), enabled: companyId !== null }).data;
}
