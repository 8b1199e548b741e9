'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companyList } from '@/components/reads/company-reads';

/** All matching companies; the first list is delivered with the page. */
export function useCompanyList(search: string) {
  return useQuery({ ...companyList(search), placeholderData: keepPreviousData });
}
