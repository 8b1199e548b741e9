'use client';

import { FilePlus2 } from 'lucide-react';
import { memo } from 'react';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import type { GridRow } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';
import type { CellAt } from '../arrange-rows';
import { CellFace } from './cell-face';
import { ROW_HEIGHT, type PlacedColumn } from './table-layout';

export type RowProps = {
  row: GridRow;
  /** Row index in the table, from 0. */
  index: number;
  first: number;
  width: number;
  pinned: readonly PlacedColumn[];
  /** The visible columns, and the width of those before them. */
  shown: readonly PlacedColumn[];
  before: number;
  cellAt: CellAt;
  /** Whether cells are missing only because they are not read yet. */
  isStart: boolean;
  /** The chosen column when the chosen cell is in this row. */
  activeColumnId: string | null;
  /** The id of the source that the plumb line starts from. */
  sourceId: string | null;
  indexOf: ReadonlyMap<string, number>;
  canRun: boolean;
  onChoose: (rowId: string, columnId: string) => void;
  onRetry: (rowId: string, columnId: string) => void;
};

export const cellId = (rowId: string, columnId: string) => `cell-${rowId}-${columnId}`;

/** One row; rendered again only when its content has changed. */
export const TableRow = memo(function TableRow(props: RowProps) {
  const { row, index, first, width, pinned, shown, before, activeColumnId } = props;
  const cellOf = (placed: PlacedColumn, isPinned: boolean) => {
    const { id } = placed.column;
    const isActive = id === activeColumnId;
    return (
      <Cell
        key={id}
        rowId={row.id}
        placed={placed}
        isPinned={isPinned}
        cell={props.cellAt(row.id, id)}
        isStart={props.isStart}
        colIndex={(props.indexOf.get(id) ?? 0) + 2}
        isActive={isActive}
        isInChosenRow={activeColumnId !== null}
        sourceId={isActive ? props.sourceId : null}
        canRun={props.canRun}
        onChoose={props.onChoose}
        onRetry={props.onRetry}
      />
    );
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={activeColumnId !== null}
      // Placed by `top`: a transform makes a layer of every sticky cell, and they take longer to join than to draw.
      className="absolute left-0 flex border-b border-line"
      style={{ width, height: ROW_HEIGHT, top: index * ROW_HEIGHT }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={cn(
          'sticky left-0 z-10 flex flex-col justify-center border-r-2 border-line-strong pr-3 pl-5',
          activeColumnId === null ? 'bg-surface' : 'bg-selected',
        )}
        style={{ width: first, minWidth: first }}
      >
        <span className="truncate text-sm font-medium" title={row.company_name}>
          {row.company_name}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 font-mono text-2xs leading-[18px] text-text-3">
          <span className="truncate" title={filingOf(row)}>
            {filingOf(row)}
          </span>
          {row.has_newer_filing ? (
            <span className="inline-flex shrink-0 items-center gap-1 font-sans font-medium text-accent">
              <FilePlus2 aria-hidden className="size-3" />
              newer filing
            </span>
          ) : null}
        </span>
      </div>
      {pinned.map((placed) => cellOf(placed, true))}
      <div aria-hidden style={{ width: before, minWidth: before }} />
      {shown.map((placed) => cellOf(placed, false))}
    </div>
  );
});

function filingOf({ ticker, form_type: form, document_id: id, document_fiscal_year: year }: GridRow): string {
  return `${ticker} ${form}${id ? (year ? ` FY${year}` : '') : ', none yet'}`;
}

type CellProps = Pick<RowProps, 'isStart' | 'sourceId' | 'canRun' | 'onChoose' | 'onRetry'> & {
  rowId: string;
  placed: PlacedColumn;
  isPinned: boolean;
  cell: GridCell | undefined;
  colIndex: number;
  isActive: boolean;
  isInChosenRow: boolean;
};

/** Not rendered again when other columns become visible. */
const Cell = memo(function Cell(props: CellProps) {
  const { rowId, placed, isPinned, cell, isActive, isInChosenRow, sourceId, onChoose, onRetry } = props;
  const { column, width, left, isNumeric } = placed;
  const isLoading = cell === undefined && props.isStart;
  return (
    <div
      role="gridcell"
      id={cellId(rowId, column.id)}
      aria-colindex={props.colIndex}
      aria-selected={isActive}
      data-state={cell?.state ?? (isLoading ? 'loading' : 'not_run')}
      className={cn(
        'flex min-w-0 cursor-default flex-col justify-center border-r border-line px-2.5',
        isNumeric ? 'items-end text-right' : 'items-start',
        isPinned ? 'sticky z-10' : isActive && 'relative',
        isActive
          ? 'bg-ev-tint outline-[1.5px] -outline-offset-[1.5px] outline-ev-line'
          : isInChosenRow
            ? 'bg-selected'
            : 'bg-surface',
      )}
      style={{ width, minWidth: width, ...(isPinned ? { left } : {}) }}
      onClick={() => onChoose(rowId, column.id)}
    >
      {isLoading ? (
        <Skeleton className="w-3/5" />
      ) : (
        <CellFace cell={cell} isActive={isActive} canRun={props.canRun} onRetry={() => onRetry(rowId, column.id)} />
      )}
      {isActive && sourceId ? (
        // The line follows the border under the row, so that it covers no other cell.
        <span
          aria-hidden
          data-source-card={sourceId}
          className="absolute right-0 h-px w-px"
          style={{ top: ROW_HEIGHT - 1 - PLUMB_DROP }}
        />
      ) : null}
    </div>
  );
});

/** Distance in pixels from the top of the cell to the start of the plumb line. */
const PLUMB_DROP = 21;
