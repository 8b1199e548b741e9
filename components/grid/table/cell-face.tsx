import { CircleAlert, CircleDashed, Flag, LoaderCircle } from 'lucide-react';
import { markerClasses } from '@/components/shared/citations/citation-marker';
import { cn } from '@/components/ui/cn';
import { formatCellValue } from '@/lib/grid/format-value.rules';
import type { GridCell } from '@/lib/grid/schema-cells';

type CellFaceProps = { cell: GridCell | undefined; isActive: boolean; canRun: boolean; onRetry: () => void };

/** The two lines of a cell: its value, and the page that states it or why there is no value. */
export function CellFace({ cell, isActive, canRun, onRetry }: CellFaceProps) {
  switch (cell?.state) {
    case 'answered':
      return <Answered cell={cell} isActive={isActive} />;
    case 'running':
      return (
        <Line className="text-text-2">
          <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin text-accent" />
          Running
        </Line>
      );
    case 'failed':
      return (
        <>
          <Line className="font-medium text-bad">
            <CircleAlert aria-hidden className="size-3.5 shrink-0" />
            Failed
          </Line>
          {canRun ? (
            <button
              type="button"
              tabIndex={-1}
              className="max-w-full truncate text-left text-xs font-medium text-accent hover:underline"
              title={cell.reason ?? undefined}
              onClick={(event) => {
                event.stopPropagation();
                onRetry();
              }}
            >
              Retry
            </button>
          ) : null}
        </>
      );
    case 'cannot_determine':
      return (
        <>
          <Line className="text-und">
            <CircleDashed aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{cell.text}</span>
          </Line>
          <Second className="text-und">{cell.reason}</Second>
        </>
      );
    case 'not_stated':
      return (
        <>
          <Line className="text-text-3">Not found</Line>
          <Second>
            {/all read/.test(cell.reason ?? '') || cell.engine === 'facts' ? 'all pages read' : cell.reason}
          </Second>
        </>
      );
    default:
      return (
        <>
          <Line className="text-text-3">—</Line>
          <Second>{cell?.reason ?? 'not run'}</Second>
        </>
      );
  }
}

function Answered({ cell, isActive }: { cell: GridCell; isActive: boolean }) {
  const isFlag = cell.unit === 'flag';
  const shown = isFlag ? (cell.value ? 'Triggered' : 'Clear') : (valueText(cell) ?? cell.text);
  const [source] = cell.sources;
  return (
    <>
      <Line className={cell.breaks_flag ? 'font-medium text-warn' : 'font-medium text-text'}>
        {cell.breaks_flag ? <Flag aria-label="Breaks the flag" className="size-3.5 shrink-0" /> : null}
        <span className="truncate" title={cell.text}>
          {shown}
        </span>
      </Line>
      <span className="flex h-[18px] max-w-full items-center gap-1.5">
        {source ? (
          <span
            className={cn(
              markerClasses({ isActive, isUnverified: !source.quote_verified }),
              cell.is_outdated && !isActive && 'opacity-60',
            )}
          >
            p.{source.page_number}
          </span>
        ) : null}
      </span>
    </>
  );
}

/** "At least 95%" for an inexact value; an exact one is formatted by its type. */
export function valueText(cell: GridCell): string | null {
  if (/^(?:at least|more than|at most)\b/i.test(cell.text)) return null;
  return formatCellValue(cell.value, cell.unit);
}

function Line({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <span className={cn('flex h-5 max-w-full min-w-0 items-center gap-1 text-sm tabular-nums', className)}>
      {children}
    </span>
  );
}

function Second({ className, children }: { className?: string; children: React.ReactNode }) {
  return <span className={cn('max-w-full truncate text-2xs leading-[18px] text-text-3', className)}>{children}</span>;
}
