'use client';

import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { COMPANIES_KEY } from '@/components/companies/use-company-list';
import { api } from '@/components/shell/api-client';
import { companySchema, type Company } from '@/lib/companies/schema';
import { documentSchema, type Document } from '@/lib/documents/schema';

const DOCUMENT_LIMIT = 200;
const POLL_MS = 2_000;

/** The company and its filings, as the page brought them, kept live while work runs on any of them. */
export function useCompanyDocuments(
  initial: { company: Company; documents: Document[] | undefined; readAt: number },
  isWorkRunning: boolean,
) {
  const { id } = initial.company;
  const company = useQuery({
    queryKey: [...COMPANIES_KEY, 'one', id],
    queryFn: ({ signal }) => api.request({ path: `/companies/${id}`, schema: companySchema, signal }),
    initialData: initial.company,
    initialDataUpdatedAt: initial.readAt,
    refetchInterval: isWorkRunning ? POLL_MS * 2 : false,
  });
  const documents = useQuery({
    queryKey: ['documents', id],
    queryFn: ({ signal }) =>
      api.request({
        path: '/documents/',
        query: { company_id: id, limit: DOCUMENT_LIMIT },
        schema: z.array(documentSchema),
        signal,
      }),
    ...(initial.documents ? { initialData: initial.documents, initialDataUpdatedAt: initial.readAt } : {}),
    refetchInterval: ({ state }) =>
      isWorkRunning || state.data?.some(({ processing_status: status }) => status === 'processing') ? POLL_MS : false,
  });
  return { company: company.data, documents };
}
