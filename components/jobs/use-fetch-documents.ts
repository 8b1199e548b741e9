'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as actions from '@/app/(app)/documents/actions';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import { MAX_IDS } from '@/lib/processing/limits.rules';
import type { FetchInput } from '@/lib/processing/schema';
import { COMPANIES_KEY, JOBS_KEY } from '@/components/reads/company-reads';
import { announceJob } from './use-jobs';

const YEARS_BACK = 3;
const DOCUMENT_TYPES: FetchInput['document_types'] = ['proxy', '10-K'];

/** Splits the companies into parts of the largest size for one call; each part is a separate job. */
export function inParts(companyIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(companyIds.length / MAX_IDS) }, (_part, at) =>
    companyIds.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
}

/** Starts fetching filings of companies; the whole organization sees the job. */
export function useFetchDocuments(onStarted?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (companyIds: readonly string[]) => {
      for (const part of inParts(companyIds)) {
        const body = { company_ids: part, years_back: YEARS_BACK, document_types: DOCUMENT_TYPES };
        announceJob(queryClient, await callAction(actions.fetchFilings, { body }));
      }
    },
    onSuccess: async () => {
      onStarted?.();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: JOBS_KEY }),
        queryClient.invalidateQueries({ queryKey: COMPANIES_KEY }),
      ]);
    },
    onError: (error) =>
      notify.error('Failed to fetch documents', {
        description: apiErrorMessage(error, 'The fetch could not be started.'),
      }),
  });
}
