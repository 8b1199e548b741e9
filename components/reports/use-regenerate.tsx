'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import { fetchDocumentChanges } from '@/components/reads/report-reads';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { regenerateReport, retryReport } from './reports-api';
import { replaceReport } from './use-reports';

type Wanted = { id: string; status: string; includeOtherYears?: boolean };
type Question = { id: string; status: string; sentence: string };

/**
 * Generates the report again under the same id; the earlier result stays as a revision. A failed report is continued
 * instead. Before filings of another fiscal year are included, the user is asked: render `question`.
 */
export function useRegenerate(): {
  regenerate: (report: { id: string; status: string }) => void;
  isPending: boolean;
  question: ReactNode;
} {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<Question | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, status, includeOtherYears }: Wanted) => {
      if (status === 'failed') return retryReport(id);
      if (includeOtherYears === undefined) {
        const { other_years: sentence } = await fetchDocumentChanges(id, new AbortController().signal);
        if (sentence) {
          setPending({ id, status, sentence });
          return null;
        }
      }
      return regenerateReport(id, includeOtherYears);
    },
    onSuccess: (report) => {
      if (!report) return;
      setPending(null);
      replaceReport(queryClient, report);
    },
    onError: (error) =>
      notify.error('Failed to regenerate report', {
        description: apiErrorMessage(error, 'The report was not changed.'),
      }),
  });
  const answer = (includeOtherYears: boolean) => (pending ? mutate({ ...pending, includeOtherYears }) : undefined);
  const question = pending ? (
    <ConfirmDialog
      isOpen
      onOpenChange={() => setPending(null)}
      title="Include filings of another year?"
      description={
        `${pending.sentence} Answers and flags would then be based on filings of different years. The ` +
        'current report is kept as a revision either way.'
      }
      confirmLabel="Include and regenerate"
      busyLabel="Regenerating..."
      alternative={{ label: 'Regenerate without them', onChoose: () => answer(false) }}
      isBusy={isPending}
      onConfirm={() => answer(true)}
    />
  ) : null;
  return { regenerate: ({ id, status }) => mutate({ id, status }), isPending, question };
}
