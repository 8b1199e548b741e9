'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleX, RotateCw } from 'lucide-react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { notify } from '@/components/ui/toast';
import { REPORT_FAILED } from '@/lib/reports/limits.rules';
import type { DetailedReport } from '@/components/reads/report-reads';
import { cancelReport } from '../reports-api';
import { RunningProgress } from '../running-progress';
import { isRunning, replaceReport } from '../use-reports';

type ReportStateProps = { report: DetailedReport; isRetrying: boolean; onRetry: () => void; onShowGood: () => void };

/** Progress or failure, shown above an unfinished report. */
export function ReportState({ report, isRetrying, onRetry, onShowGood }: ReportStateProps) {
  if (isRunning(report)) return <Running report={report} onShowGood={onShowGood} />;
  if (report.status !== 'failed') return null;
  return (
    <Card role="alert" className="flex flex-wrap items-start gap-x-4 gap-y-3 border-bad-line bg-bad-tint px-4 py-3">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad-solid" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-semibold text-bad">{REPORT_FAILED}</h2>
        <p className="text-sm">
          {report.failure_reason ?? 'No reason was recorded.'}
          {report.results.query_results.length > 0 ? ' The answers that were found before are kept below.' : ''}
        </p>
        <LastGood report={report} onShow={onShowGood} />
      </div>
      {report.can_edit ? (
        <Button onClick={onRetry} isBusy={isRetrying} busyLabel="Retry">
          <RotateCw aria-hidden />
          Retry
        </Button>
      ) : null}
    </Card>
  );
}

/** Link to the last complete result of a report that was generated again. */
function LastGood({ report, onShow }: { report: DetailedReport; onShow: () => void }) {
  if (report.last_good_revision === null) return null;
  return (
    <button type="button" className="mt-1 text-sm font-medium text-accent hover:underline" onClick={onShow}>
      {`Show the last complete result (revision ${report.last_good_revision})`}
    </button>
  );
}

function Running({ report, onShowGood }: { report: DetailedReport; onShowGood: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelReport(report.id),
    onSuccess: (cancelled) => replaceReport(queryClient, cancelled),
    onError: (error) =>
      notify.error('The report could not be cancelled', {
        description: apiErrorMessage(error, 'It is still running.'),
      }),
  });
  return (
    <Card className="flex items-start gap-6 px-4 py-3.5">
      <div className="min-w-0 flex-1">
        <h2 className="mb-2 text-base font-semibold">Generating report</h2>
        <RunningProgress report={report} />
        <LastGood report={report} onShow={onShowGood} />
      </div>
      {report.can_edit ? (
        <Button onClick={() => mutate()} isBusy={isPending} busyLabel="Cancel">
          <CircleX aria-hidden />
          Cancel
        </Button>
      ) : null}
    </Card>
  );
}
