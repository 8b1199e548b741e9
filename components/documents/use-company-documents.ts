'use client';

import { useQuery } from '@tanstack/react-query';
import { oneCompany } from '@/components/companies/company-reads';
import { companyDocuments } from './document-reads';

const POLL_MS = 2_000;

/** The company and its filings, which came with the page, kept live while work runs on any of them. */
export function useCompanyDocuments(companyId: string, isWorkRunning: boolean) {
  const company = useQuery({ ...oneCompany(companyId), refetchInterval: isWorkRunning ? POLL_MS * 2 : false });
  const documents = useQuery({
    ...companyDocuments(companyId),
    refetchInterval: ({ state }) =>
      isWorkRunning || state.data?.some(({ processing_status: status }) => status === 'processing') ? POLL_MS : false,
  });
  return { company: company.data, documents };
}
