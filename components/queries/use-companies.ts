'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/shell/query-client';
import type { CompanyChoice } from '@/components/reads/choices';
import { chosenCompany, companyChoices } from '@/components/reads/query-reads';
import { useDebounced } from '@/components/shared/use-debounced';

const SEARCH_DELAY_MS = 500;

export function useCompanies(search: string) {
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery({
    ...companyChoices(term),
    placeholderData: keepPreviousData,
    // Short, because a filing may just have become ready on another screen.
    staleTime: FRESH_MS,
  });
  return { ...query, term };
}

/** The company in the URL; when it was selected from the list, it is already in the cache. */
export function useCompany(companyId: string | null) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...chosenCompany(companyId),
    enabled: companyId !== null,
  });
  return {
    company: companyId ? query.data : undefined,
    remember: (company: CompanyChoice) => queryClient.setQueryData(chosenCompany(company.id).queryKey, company),
  };
}
