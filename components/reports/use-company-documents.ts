'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useDebounced } from '@/components/queries/use-debounced';
import { api } from '@/components/shell/api-client';
import { companySchema } from '@/lib/companies/schema';
import { documentSchema, type Document } from '@/lib/documents/schema';

const SEARCH_DELAY_MS = 500;
const DOCUMENT_LIMIT = 200;
/** While a filing is being read its state is asked for again. */
const POLL_MS = 4000;

export function useCompanySearch(search: string) {
  const term = useDebounced(search.trim(), SEARCH_DELAY_MS);
  const query = useQuery({
    queryKey: ['companies', 'reports', term],
    queryFn: ({ signal }) =>
      api.request({ path: '/companies/', query: { search: term, size: 1000 }, schema: z.array(companySchema), signal }),
    placeholderData: keepPreviousData,
  });
  return { ...query, term };
}

export function useCompanyById(companyId: string | null) {
  return useQuery({
    queryKey: ['company', companyId, 'reports'],
    queryFn: ({ signal }) => api.request({ path: `/companies/${companyId}`, schema: companySchema, signal }),
    enabled: companyId !== null,
  }).data;
}

export function useCompanyDocuments(companyId: string | null) {
  return useQuery({
    queryKey: ['documents', companyId, 'reports'],
    queryFn: ({ signal }) =>
      api.request({
        path: '/documents/',
        query: { company_id: companyId, limit: DOCUMENT_LIMIT },
        schema: z.array(documentSchema),
        signal,
      }),
    enabled: companyId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  });
}

function isMoving({ processing_status }: Document): boolean {
  return processing_status === 'processing' || processing_status === 'pending';
}
