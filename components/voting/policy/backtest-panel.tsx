'use client';

import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { PolicyContentInput, PolicyVersion } from '@/lib/voting/policy/schema';
import { BacktestCounts, ChangedLines } from './backtest-result';
import { useBacktest } from './use-backtest';

const NONE = 'none';

type BacktestPanelProps = {
  policyId: string;
  version: number;
  /** The content of the editor; null when it is the version in force. */
  draft: PolicyContentInput | null;
  versions: readonly PolicyVersion[];
  canRun: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** What the policy would have voted at the stored meetings, beside another version. */
export function BacktestPanel({ policyId, version, draft, versions, canRun, isOpen, onClose }: BacktestPanelProps) {
  const { job, isRunning, result, error, run, cancel, isCancelling } = useBacktest(policyId);
  const suggested = draft ? version : version - 1;
  const [chosen, setChosen] = useState<string | null>(null);
  const against = chosen ?? (suggested >= 1 ? String(suggested) : NONE);
  const start = () =>
    run({
      ...(draft ? { draft } : { version }),
      ...(against === NONE ? {} : { against_version: Number(against) }),
    });
  const name = draft ? 'draft' : `version ${version}`;
  return (
    <aside
      aria-label="Backtest"
      className={cn(
        'flex w-[408px] shrink-0 flex-col border-l border-line bg-surface',
        'max-[1279px]:absolute max-[1279px]:inset-y-0 max-[1279px]:right-0 max-[1279px]:z-20 max-[1279px]:shadow-float',
        !isOpen && 'max-[1279px]:hidden',
      )}
    >
      <header className="flex flex-col gap-2 border-b border-line px-4 py-3">
        <div className="flex items-center gap-2">
          <h2 className="text-base font-semibold">Backtest</h2>
          <span className="text-xs text-text-3">{name}</span>
          <span className="ml-auto flex items-center gap-1">
            {isRunning ? (
              <Button size="sm" isBusy={isCancelling} busyLabel="Cancelling…" disabled={!job} onClick={() => cancel()}>
                Cancel
              </Button>
            ) : (
              <Button size="sm" disabled={!canRun} onClick={start}>
                <RotateCcw aria-hidden />
                {result ? 'Run again' : 'Run'}
              </Button>
            )}
            <span className="hidden max-[1279px]:block">
              <IconButton size="sm" label="Close the backtest" icon={<X aria-hidden />} onClick={onClose} />
            </span>
          </span>
        </div>
        {versions.length > 0 ? (
          <span className="flex items-center gap-2 text-xs text-text-2">
            against
            <Select value={against} onValueChange={setChosen}>
              <SelectTrigger aria-label="Compare with" className="h-7 w-[180px] text-xs">
                <SelectValue />
              </SelectTrigger>
              <SelectContent>
                <SelectItem value={NONE}>no other version</SelectItem>
                {versions.map((one) => (
                  <SelectItem key={one.version} value={String(one.version)}>
                    version {one.version}
                    {one.is_in_force ? ', in force' : ''}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </span>
        ) : null}
        {isRunning ? (
          <div role="status" className="flex flex-col gap-1 text-xs text-text-2">
            {job && job.progress.total > 0
              ? `${formatCount(job.progress.done)} of ${formatCounted(job.progress.total, 'meeting')}`
              : 'Waiting for a worker'}
            <Progress
              value={job && job.progress.total > 0 ? job.progress.done / job.progress.total : null}
              label="Backtest"
            />
          </div>
        ) : result ? (
          <p className="text-xs text-text-2">
            <strong className="font-semibold text-text">{formatCount(result.meetings)}</strong> stored meetings,{' '}
            <strong className="font-semibold text-text">{formatCount(result.lines)}</strong> lines ·{' '}
            {(result.duration_ms / 1000).toFixed(1)} s{result.has_model ? '' : ', no model'}
          </p>
        ) : job?.status === 'cancelled' ? (
          <p className="text-xs text-text-2">Cancelled.</p>
        ) : job?.status === 'failed' ? (
          <FieldError>{job.error ?? 'The backtest failed.'}</FieldError>
        ) : (
          <p className="text-xs text-text-2">
            Runs over your stored meetings and shows how they would have been voted. Nothing is changed.
          </p>
        )}
        {error ? <FieldError>{apiErrorMessage(error, 'The backtest could not be started.')}</FieldError> : null}
      </header>
      {result ? (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <BacktestCounts result={result} />
          <ChangedLines result={result} />
        </div>
      ) : null}
    </aside>
  );
}
