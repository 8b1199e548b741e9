'use client';

import { CircleAlert, CircleDashed, Flag, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { GridColumn } from '@/lib/grid/schema';
import type { GridCounts, GridEstimate } from '@/lib/grid/schema-cells';
import type { Job } from '@/lib/jobs/rows/schema';
import { NO_FILTER, writeFilter, type CellFilter } from './grid-address';

type ProgressLineProps = {
  counts: GridCounts;
  job: Job | null;
  estimate: GridEstimate | null;
  filters: readonly CellFilter[];
  columns: readonly GridColumn[];
  canCancel: boolean;
  isCancelling: boolean;
  onFilters: (filters: CellFilter[]) => void;
  onCancel: () => void;
};

/** How many cells are done, those to review, and the cost of a run. */
export function ProgressLine({ counts, job, estimate, filters, columns, onFilters, ...run }: ProgressLineProps) {
  const settled = counts.answered + counts.not_stated + counts.cannot_determine;
  const toggle = (filter: CellFilter) => {
    const rest = filters.filter((each) => !isSame(each, filter));
    onFilters(rest.length < filters.length ? rest : [...rest, filter]);
  };
  const toggleOf = (part: Partial<CellFilter>) => {
    const filter = { ...NO_FILTER, ...part };
    return { isOn: filters.some((each) => isSame(each, filter)), onToggle: () => toggle(filter) };
  };
  const ofColumns = filters.filter(({ columnId }) => columnId !== null);
  return (
    <div
      className={
        'flex h-[34px] shrink-0 items-center gap-3.5 overflow-x-auto border-b border-line px-5 text-xs ' +
        'whitespace-nowrap tabular-nums [scrollbar-width:none]'
      }
    >
      <span className="font-medium">
        {formatCount(settled)} of {formatCount(counts.total)} cells
      </span>
      <Progress
        value={counts.total === 0 ? 0 : settled / counts.total}
        label="Cells completed"
        className="w-[150px] shrink-0"
      />
      <Count
        count={counts.running}
        tone="text-accent"
        {...toggleOf({ state: 'running' })}
        icon={<LoaderCircle aria-hidden className="animate-spin" />}
      >
        running
      </Count>
      <Count
        count={counts.failed}
        tone="font-medium text-bad"
        {...toggleOf({ state: 'failed' })}
        icon={<CircleAlert aria-hidden />}
      >
        failed
      </Count>
      <Count
        count={counts.cannot_determine}
        tone="text-und"
        {...toggleOf({ state: 'cannot_determine' })}
        icon={<CircleDashed aria-hidden />}
      >
        cannot determine
      </Count>
      <Count
        count={counts.breaks_flag}
        tone="text-warn"
        {...toggleOf({ breaksFlag: true })}
        icon={<Flag aria-hidden />}
      >
        flagged
      </Count>
      {ofColumns.map((filter) => (
        <span
          key={writeFilter(filter)}
          className="inline-flex h-5 items-center gap-1 rounded-sm bg-accent-tint pl-1.5 text-accent"
        >
          {filterText(filter, columns)}
          <button
            type="button"
            aria-label={`Remove the filter ${filterText(filter, columns)}`}
            className="flex size-5 items-center justify-center rounded-sm hover:bg-hover"
            onClick={() => onFilters(filters.filter((each) => each !== filter))}
          >
            <X aria-hidden className="size-3" />
          </button>
        </span>
      ))}
      <span className="ml-auto flex items-center gap-3 pl-3 text-text-2">
        {job ? (
          <>
            <span role="status">{job.progress.message}</span>
            {run.canCancel ? (
              <Button variant="link" size="inline" className="text-xs" isBusy={run.isCancelling} onClick={run.onCancel}>
                Cancel
              </Button>
            ) : null}
          </>
        ) : estimate && estimate.cells > 0 ? (
          <span>{estimateText(estimate)}</span>
        ) : null}
      </span>
    </div>
  );
}

/** "25 cells to run, about 410,000 tokens, $0.31", and without a model only the cells. */
export function estimateText({ cells, tokens, usd }: Pick<GridEstimate, 'cells' | 'tokens' | 'usd'>): string {
  const count = `${formatCounted(cells, 'cell')} to run`;
  if (!tokens) return count;
  const price = usd === null ? '' : `, ${dollars(usd)}`;
  return `${count}, about ${formatCount(roundTokens(tokens))} tokens${price}`;
}

/** Tokens rounded to thousands, from 100,000 on to ten thousands; at least 1,000. */
export function roundTokens(tokens: number): number {
  const unit = tokens >= 100_000 ? 10_000 : 1_000;
  return Math.max(unit, Math.round(tokens / unit) * unit);
}

/** An amount in dollars with cents: "$0.31". */
export function dollars(usd: number): string {
  return `$${usd.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

type CountProps = {
  count: number;
  tone: string;
  icon: ReactNode;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A count; a click filters the table to its rows. */
function Count({ count, tone, icon, isOn, onToggle, children }: CountProps) {
  if (count === 0 && !isOn) return null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={cn(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-sm px-1 -mx-1 hover:bg-hover [&_svg]:size-3.5',
        tone,
        isOn && 'bg-sunken underline underline-offset-2',
      )}
      onClick={onToggle}
    >
      {icon}
      {formatCount(count)} {children}
    </button>
  );
}

function isSame(one: CellFilter, other: CellFilter): boolean {
  return writeFilter(one) === writeFilter(other);
}

const STATE_WORDS = {
  answered: 'answered',
  not_stated: 'not found',
  cannot_determine: 'cannot determine',
  running: 'running',
  failed: 'failed',
  not_run: 'not run',
} as const;

function filterText(
  { columnId, state, least, most, contains, breaksFlag }: CellFilter,
  columns: readonly GridColumn[],
) {
  const heading = columns.find(({ id }) => id === columnId)?.heading ?? 'Any column';
  const short = heading.length > 28 ? `${heading.slice(0, 27)}…` : heading;
  const parts = [
    state ? STATE_WORDS[state] : '',
    least === null ? '' : `from ${least.toLocaleString('en-US')}`,
    most === null ? '' : `to ${most.toLocaleString('en-US')}`,
    contains ? `contains “${contains}”` : '',
    breaksFlag ? 'flagged' : '',
  ];
  return `${short}: ${parts.filter(Boolean).join(', ')}`;
}
