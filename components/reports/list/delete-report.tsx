'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { ConfirmDialog } from '@/components/ui/on-demand/confirm-dialog-parts';
import { notify } from '@/components/ui/toast';
import type { ListedReport } from '@/components/reads/report-reads';
import { deleteReport } from '../reports-api';

type DeleteReportProps = {
  report: Pick<ListedReport, 'id' | 'report_title'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDeleted?: () => void;
};

export function DeleteReport({ report, isOpen, onOpenChange, onDeleted }: DeleteReportProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteReport(report.id),
    onSuccess: () => {
      onOpenChange(false);
      notify.success('Report deleted');
      onDeleted?.();
      return queryClient.invalidateQueries({ queryKey: ['reports'] });
    },
  });
  const reason = error ? apiErrorMessage(error, '') : '';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) reset();
        onOpenChange(next);
      }}
      title="Are you sure you want to delete this report?"
      description={`“${
        report.report_title
      }” and its earlier results are deleted. Engagements created from it keep their copies.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isDestructive
      isBusy={isPending}
      error={error ? `Failed to delete report${reason ? `. ${reason}` : ''}` : null}
      onConfirm={() => mutate()}
    />
  );
}
