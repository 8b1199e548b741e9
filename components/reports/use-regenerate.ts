'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { regenerateReport } from './reports-api';
import { replaceReport } from './use-reports';

/** Writes the report anew under its own id; the earlier result stays as a revision. */
export function useRegenerate() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: { id: string }) => regenerateReport(id),
    onSuccess: (report) => replaceReport(queryClient, report),
    onError: (error) => notify.error('Failed to regenerate report', { description: apiErrorMessage(error, 'The report is as it was.') }),
  });
  return { regenerate: (report: { id: string }) => mutate(report), isPending };
}
