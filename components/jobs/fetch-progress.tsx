'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { callAction } from '@/components/api/call-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { notify } from '@/components/ui/toast';
import { formatWholeDuration } from '@/lib/format/durations';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { ServerAction } from '@/lib/http/action';
import type { Job } from '@/lib/jobs/rows/schema';
import { fetchSentence } from './fetch-outcome';
import { JOBS_KEY } from '@/components/reads/company-reads';
import { useNow } from '@/components/shared/time/use-now';

export type CancelJob = ServerAction<{ params: { id: string } }, unknown>;

type FetchProgressProps = {
  job: Job;
  /** Number of companies in the fetch; null when several fetches run and it is unknown. */
  companyCount: number | null;
  canWrite: boolean;
  cancelJob: CancelJob;
};

/** A running fetch: numbers above the bar, the current filing below. */
export function FetchProgress({ job, companyCount, canWrite, cancelJob }: FetchProgressProps) {
  const now = useNow();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => callAction(cancelJob, { params: { id: job.id } }),
    onError: (error) => notify.error('Failed to cancel', { description: apiErrorMessage(error, 'Please try again.') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: JOBS_KEY }),
  });
  const { done, total, message } = job.progress;
  const elapsedMs = now === null ? null : Math.max(0, now - Date.parse(job.started_at ?? job.created_at));
  const title = companyCount
    ? `Fetching filings for ${formatCounted(companyCount, 'company', 'companies')}`
    : 'Fetching filings';
  return (
    <Card className="shrink-0 px-4 pt-2 pb-3" role="group" aria-label={title}>
      <div className="flex h-8 items-center gap-2">
        <Spinner className="size-[15px] shrink-0 text-accent-solid" />
        <h2 className="min-w-0 truncate text-sm font-semibold">{title}</h2>
        <span className="ml-auto shrink-0 text-text-2 tabular-nums">
          {total > 0 ? `${formatCount(done)} of ${formatCounted(total, 'filing')}` : null}
          {elapsedMs === null ? null : (
            <span className="text-text-3">
              {total > 0 ? ' · ' : ''}
              {formatWholeDuration(elapsedMs)}
            </span>
          )}
        </span>
        {canWrite ? (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-1.5 ml-1"
            isBusy={cancel.isPending || cancel.isSuccess}
            busyLabel="Cancelling..."
            onClick={() => cancel.mutate()}
          >
            Cancel
          </Button>
        ) : null}
      </div>
      <Progress value={total > 0 ? done / total : null} label={title} className="mt-0.5" />
      <p role="status" className="mt-2 truncate text-xs text-text-2" title={message}>
        {fetchSentence(message)}
      </p>
    </Card>
  );
}
