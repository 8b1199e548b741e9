'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { companySchema, type Company } from '@/lib/companies/schema';
import { useDebounced } from './use-debounced';

const SEARCH_DELAY_MS = 500;

export function useCompanies(search: string) {
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery({
    queryKey: ['companies', 'query-screen', term],
    queryFn: ({ signal }) => api.request({ path: '/companies/', query: { search: term }, schema: z.array(companySchema), signal }),
    placeholderData: keepPreviousData,
  });
  return { ...query, term };
}

/** The company of the address; one that was picked from the list is known already. */
export function useCompany(companyId: string | null) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => api.request({ path: `/companies/${companyId}`, schema: companySchema, signal }),
    enabled: companyId !== null,
  });
  return { company: companyId ? query.data : undefined, remember: (company: Company) => queryClient.setQueryData(['company', company.id], company) };
}
