'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { CircleAlert, CircleCheck, CircleMinus, CirclePlus, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { ImportResult, ImportRowResult } from '@/lib/companies/schema-import';
import { formatCount } from '@/lib/format/numbers';

const STATUS: Record<
  ImportRowResult['status'],
  { label: string; icon: LucideIcon; iconClass: string; textClass?: string }
> = {
  created: { label: 'Created', icon: CirclePlus, iconClass: 'text-ok-solid' },
  added: { label: 'Added', icon: CircleCheck, iconClass: 'text-ok-solid' },
  already_exists: { label: 'Already exists', icon: CircleMinus, iconClass: 'text-neu-solid' },
  error: { label: 'Error', icon: CircleAlert, iconClass: 'text-bad-solid', textClass: 'text-bad' },
};

const ROW_HEIGHT = 34;
const columns = 'grid grid-cols-[40px_84px_minmax(0,1.2fr)_112px_minmax(0,1.3fr)] items-center gap-3 px-3';

/** The totals of an import, and every row with its result; errors come first. */
export function ImportSummary({ result }: { result: ImportResult }) {
  const rows = [...result.results].sort(
    (a, b) => Number(b.status === 'error') - Number(a.status === 'error') || a.row - b.row,
  );
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <dl
        role="status"
        aria-label="Import summary"
        className="grid grid-cols-4 divide-x divide-line rounded-lg border border-line"
      >
        <Count label="Total rows" value={result.total_rows} />
        <Count label="Successful" value={result.successful} className={result.successful > 0 ? 'text-ok' : undefined} />
        <Count label="Already in organization" value={result.already_in_org} />
        <Count label="Failed" value={result.failed} className={result.failed > 0 ? 'text-bad' : undefined} />
      </dl>
      <RowList rows={rows} />
    </div>
  );
}

function Count({ label, value, className }: { label: string; value: number; className?: string }) {
  return (
    <div className="flex flex-col-reverse px-3 py-2">
      <dt className="text-xs text-text-3">{label}</dt>
      <dd className={cn('text-lg font-semibold tabular-nums', className)}>{formatCount(value)}</dd>
    </div>
  );
}

function RowList({ rows }: { rows: readonly ImportRowResult[] }) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    initialRect: { width: 640, height: 300 },
  });
  return (
    <div
      role="table"
      aria-label="Rows of the file"
      aria-rowcount={rows.length + 1}
      className="flex min-h-0 flex-col overflow-hidden rounded-lg border border-line text-xs"
    >
      <div role="rowgroup">
        <div role="row" className={cn(columns, 'h-8 border-b border-line font-medium text-text-2')}>
          <span role="columnheader" className="text-right">
            Row
          </span>
          <span role="columnheader">Ticker</span>
          <span role="columnheader">Name</span>
          <span role="columnheader">Status</span>
          <span role="columnheader">Message</span>
        </div>
      </div>
      <div ref={scrollRef} role="rowgroup" tabIndex={0} className="max-h-72 min-h-0 overflow-y-auto -outline-offset-2">
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return row ? <ResultRow key={item.key} row={row} index={item.index} top={item.start} /> : null;
          })}
        </div>
      </div>
    </div>
  );
}

function ResultRow({ row, index, top }: { row: ImportRowResult; index: number; top: number }) {
  const { label, icon: Icon, iconClass, textClass } = STATUS[row.status];
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={cn(columns, 'absolute inset-x-0 border-t border-line first:border-t-0')}
      style={{ height: ROW_HEIGHT, transform: `translateY(${top}px)` }}
    >
      <span role="cell" className="text-right text-text-3 tabular-nums">
        {row.row}
      </span>
      <span role="cell" className="truncate font-mono font-medium" title={row.ticker}>
        {row.ticker}
      </span>
      <span role="cell" className="truncate" title={row.name}>
        {row.name}
      </span>
      <span role="cell" className={cn('inline-flex items-center gap-1.5 font-medium', textClass)}>
        <Icon aria-hidden className={cn('size-3.5 shrink-0 stroke-2', iconClass)} />
        {label}
      </span>
      <span role="cell" className="truncate text-text-2" title={row.message}>
        {row.message}
      </span>
    </div>
  );
}
