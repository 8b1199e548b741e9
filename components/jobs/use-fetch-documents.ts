'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { notify } from '@/components/ui/toast';
import type { ServerAction } from '@/lib/http/action';
import { MAX_IDS } from '@/lib/processing/limits.rules';
import type { Job } from '@/lib/jobs/rows/schema';
import type { fetchInput, FetchInput } from '@/lib/processing/schema';
import { COMPANIES_KEY, JOBS_KEY } from '@/components/reads/company-reads';
import { announceJob } from './use-jobs';

export type FetchFilings = ServerAction<{ body: z.input<typeof fetchInput> }, Job>;

const YEARS_BACK = 3;
const DOCUMENT_TYPES: FetchInput['document_types'] = ['proxy', '10-K'];

/** Splits the companies into parts of the largest size for one call; each part is a separate job. */
export function inParts(companyIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(companyIds.length / MAX_IDS) }, (_part, at) =>
    companyIds.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
}

/** Starts fetching filings of companies; the whole organization sees the job. */
export function useFetchDocuments(fetchFilings: FetchFilings, onStarted?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (companyIds: readonly string[]) => {
      for (const part of inParts(companyIds)) {
        const body = { company_ids: part, years_back: YEARS_BACK, document_types: DOCUMENT_TYPES };
        announceJob(queryClient, await callAction(fetchFilings, { body }));
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
