'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '@/components/shell/api-client';
import { companySchema, type Company } from '@/lib/companies/schema';

/** The largest page the server gives. */
const PAGE_SIZE = 1000;
/** Twenty full pages are more than an import may bring. */
const MAX_PAGES = 50;

export const COMPANIES_KEY = ['companies'] as const;

/** Every company that matches, most ready documents first; `initial` is what the server rendered for `initialSearch`. */
export function useCompanyList(
  search: string,
  initial: { search: string; companies: Company[] | undefined; readAt: number },
) {
  const isInitial = search === initial.search;
  return useQuery({
    queryKey: [...COMPANIES_KEY, 'management', search],
    queryFn: ({ signal }) => readAllPages(search, signal),
    placeholderData: keepPreviousData,
    ...(isInitial && initial.companies ? { initialData: initial.companies, initialDataUpdatedAt: initial.readAt } : {}),
  });
}

async function readAllPages(search: string, signal: AbortSignal): Promise<Company[]> {
  const companies: Company[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const rows = await api.request({
      path: '/companies/',
      query: { search, size: PAGE_SIZE, page },
      schema: z.array(companySchema),
      signal,
    });
    companies.push(...rows);
    if (rows.length < PAGE_SIZE) break;
  }
  return companies;
}
