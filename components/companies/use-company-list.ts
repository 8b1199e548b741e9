'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companyList } from '@/components/reads/company-reads';

/** Every company that matches; the first list comes with the page. */
export function useCompanyList(search: string) {
  return useQuery({ ...companyList(search), placeholderData: keepPreviousData });
}
