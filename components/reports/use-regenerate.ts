'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { replaceReport } from './use-reports';

/**
 * Writes the report anew under its own id; the earlier result stays as a revision. A failed report is taken up
 * where it stopped instead.
 */
export function useRegenerate() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, status }: { id: string; status: string }) => {
      const { regenerateReport, retryReport } = await import('./reports-api');
      return status === 'failed' ? retryReport(id) : regenerateReport(id);
    },
    onSuccess: (report) => replaceReport(queryClient, report),
    onError: (error) =>
      notify.error('Failed to regenerate report', { description: apiErrorMessage(error, 'The report is as it was.') }),
  });
  return { regenerate: (report: { id: string; status: string }) => mutate(report), isPending };
}
