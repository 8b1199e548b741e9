'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companyList, companyListStart } from '@/components/reads/company-reads';
import { useListStart } from '@/components/shared/use-list-start';

/** All matching companies, which come with the page; of a long list its start is drawn until the list follows. */
export function useCompanyList(search: string) {
  const query = useQuery({ ...companyList(search), placeholderData: keepPreviousData });
  return { query, ...useListStart(query.data, companyListStart(search)) };
}
