'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useDebounced } from '@/components/shared/time/use-debounced';
import { api } from '@/components/api/api-client';
import { catalogueCompanySchema, type BROWSE_FILTERS } from '@/lib/companies/schema';

export type BrowseFilter = (typeof BROWSE_FILTERS)[number];

export const CATALOGUE_KEY = ['catalogue'] as const;

const BROWSE_LIMIT = 100;
const SUGGESTIONS = 6;
const SUGGEST_DELAY_MS = 250;

/** Up to 100 companies of the catalogue. */
export function useCatalogue(search: string, filter: BrowseFilter, isEnabled: boolean) {
  return useQuery({
    queryKey: [...CATALOGUE_KEY, 'browse', filter, search],
    queryFn: ({ signal }) =>
      api.request({
        path: '/companies/all/browse',
        query: { search, filter, limit: BROWSE_LIMIT },
        schema: z.array(catalogueCompanySchema),
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
}

/** Suggestions for a ticker or name while it is typed. Errors are ignored, so that typing can continue. */
export function useSuggestions(typed: string, isEnabled: boolean) {
  const term = useDebounced(typed.trim(), SUGGEST_DELAY_MS);
  const query = useQuery({
    queryKey: [...CATALOGUE_KEY, 'suggest', term],
    queryFn: ({ signal }) =>
      api.request({
        path: '/companies/all/browse',
        query: { search: term, limit: SUGGESTIONS },
        schema: z.array(catalogueCompanySchema),
        signal,
      }),
    enabled: isEnabled && term.length > 0,
    retry: false,
  });
  return isEnabled && term === typed.trim() ? (query.data ?? []) : [];
}
