import { Progress } from '@/components/ui/progress';
import { formatPercent } from '@/lib/format/numbers';
import type { Report } from '@/lib/reports/schema';

/** Number of answered queries, and the current step. */
export function RunningProgress({ report }: { report: Pick<Report, 'progress'> }) {
  const { done, total, message } = report.progress;
  const isMeasured = total > 0;
  const counted = isMeasured ? `${done} of ${total} queries answered` : 'Waiting to start';
  return (
    <div role="status">
      <div className="mb-1.5 flex justify-between gap-4 text-xs text-text-2 tabular-nums">
        <span>{counted}</span>
        {isMeasured ? <span className="font-mono">{formatPercent(done / total)}</span> : null}
      </div>
      <Progress value={isMeasured ? done / total : null} label="Report generation" />
      {message && message !== counted ? <p className="mt-1.5 truncate text-xs text-text-3">{message}</p> : null}
    </div>
  );
}
