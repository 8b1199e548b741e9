'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { companyChoiceSchema, type CompanyChoice } from './choices';
import { useDebounced } from './use-debounced';

const SEARCH_DELAY_MS = 500;

export function useCompanies(search: string) {
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery({
    queryKey: ['companies', 'to-ask', term],
    queryFn: ({ signal }) =>
      api.request({ path: '/companies/', query: { search: term }, schema: z.array(companyChoiceSchema), signal }),
    placeholderData: keepPreviousData,
    // A filing may have become ready on another screen a moment ago.
    staleTime: 0,
  });
  return { ...query, term };
}

/** The company of the address; one that was picked from the list is known already. */
export function useCompany(companyId: string | null) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['companies', 'chosen', companyId],
    queryFn: ({ signal }) => api.request({ path: `/companies/${companyId}`, schema: companyChoiceSchema, signal }),
    enabled: companyId !== null,
  });
  return {
    company: companyId ? query.data : undefined,
    remember: (company: CompanyChoice) => queryClient.setQueryData(['companies', 'chosen', company.id], company),
  };
}
