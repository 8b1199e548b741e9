'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/components/shell/api-client';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { jobSchema } from '@/lib/processing/schema';
import { COMPANIES_KEY } from './use-company-list';
import { announceJob, JOBS_KEY } from './use-jobs';

const YEARS_BACK = 3;
const DOCUMENT_TYPES = ['proxy', '10-K'];

/** Starts fetching the filings of companies; the job then shows to the whole organization. */
export function useFetchDocuments(onStarted?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (companyIds: readonly string[]) =>
      api.request({ path: '/processing/fetch', method: 'POST', body: { company_ids: companyIds, years_back: YEARS_BACK, document_types: DOCUMENT_TYPES }, schema: jobSchema }),
    onSuccess: async (job) => {
      announceJob(queryClient, job);
      onStarted?.();
      await Promise.all([queryClient.invalidateQueries({ queryKey: JOBS_KEY }), queryClient.invalidateQueries({ queryKey: COMPANIES_KEY })]);
    },
    onError: (error) => notify.error('Failed to fetch documents', { description: apiErrorMessage(error, 'The fetch could not be started.') }),
  });
}
