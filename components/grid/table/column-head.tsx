'use client';

import { ArrowDown, ArrowUp, Ellipsis, Filter, Pin } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { cn } from '@/components/ui/cn';
import type { GridCell } from '@/lib/grid/schema-cells';
import { SpreadBar } from '../columns/spread-bar';
import { spreadOf, type Spread } from '../columns/distribution';
import { HEAD_HEIGHT, type PlacedColumn } from './table-layout';

export type HeadActions = {
  onSort: (columnId: string, isDescending: boolean | null) => void;
  onFilter: (columnId: string) => void;
  onPin: (columnId: string, isPinned: boolean) => void;
  onMove: (columnId: string, by: 1 | -1) => void;
  onEdit: (columnId: string) => void;
  onRun: (columnId: string) => void;
  onRemove: (columnId: string) => void;
};

type ColumnHeadProps = HeadActions & {
  placed: PlacedColumn;
  colIndex: number;
  cells: readonly GridCell[];
  /** Used instead of the cells' own distribution while only the first cells are loaded. */
  spreadOfAll?: Spread | undefined;
  /** The chosen cell, when it is in this column. */
  active: GridCell | undefined;
  sort: 'asc' | 'desc' | null;
  isFiltered: boolean;
  canEdit: boolean;
  isPinned?: boolean;
  /** The drag handle. */
  handle?: ReactNode;
  isDragged?: boolean;
};

/** Heading, distribution of the values, and the menu of the column. */
export const ColumnHead = memo(function ColumnHead({
  placed,
  colIndex,
  cells,
  spreadOfAll,
  active,
  sort,
  isFiltered,
  canEdit,
  isPinned,
  handle,
  isDragged,
  ...actions
}: ColumnHeadProps) {
  const { column, width, left } = placed;
  const spread: Spread = useMemo(
    () => (spreadOfAll === undefined ? spreadOf(column, cells) : spreadOfAll),
    [column, cells, spreadOfAll],
  );
  const next = sort === null ? false : sort === 'asc' ? true : null;
  return (
    <div
      role="columnheader"
      aria-colindex={colIndex}
      aria-sort={sort === null ? 'none' : sort === 'asc' ? 'ascending' : 'descending'}
      data-column={column.id}
      className={cn(
        'group/head relative flex flex-col justify-between border-r border-line bg-surface px-2.5 pt-2.5 pb-1.5',
        isPinned && 'sticky z-10',
        isDragged && 'opacity-50',
      )}
      style={{ width, minWidth: width, height: HEAD_HEIGHT - 1, ...(isPinned ? { left } : {}) }}
    >
      <div className="flex min-w-0 items-start gap-0.5">
        <button
          type="button"
          className="line-clamp-2 min-w-0 flex-1 rounded-sm text-left text-xs leading-4 text-text-2 hover:text-text"
          title={column.text || column.heading}
          onClick={() => actions.onSort(column.id, next)}
        >
          {sort === 'asc' ? <ArrowUp aria-hidden className="mr-0.5 inline size-3" /> : null}
          {sort === 'desc' ? <ArrowDown aria-hidden className="mr-0.5 inline size-3" /> : null}
          {isPinned ? <Pin aria-label="Pinned" className="mr-0.5 inline size-3" /> : null}
          {isFiltered ? <Filter aria-label="Filtered" className="mr-0.5 inline size-3 text-accent" /> : null}
          {column.heading}
        </button>
        <span
          className={
            'absolute top-1 right-1 flex items-center rounded-sm bg-surface opacity-0 transition-opacity ' +
            'group-focus-within/head:opacity-100 group-hover/head:opacity-100 has-[[data-state=open]]:opacity-100'
          }
        >
          {handle}
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <button
                type="button"
                aria-label={`Column ${column.heading}`}
                className={
                  'flex size-5 items-center justify-center rounded-sm text-text-2 hover:bg-hover ' + 'hover:text-text'
                }
              >
                <Ellipsis aria-hidden className="size-3.5" />
              </button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuItem onSelect={() => actions.onSort(column.id, false)}>Sort ascending</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => actions.onSort(column.id, true)}>Sort descending</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => actions.onFilter(column.id)}>Filter…</DropdownMenuItem>
              {canEdit ? (
                <>
                  <DropdownMenuSeparator />
                  <DropdownMenuItem onSelect={() => actions.onPin(column.id, !column.is_pinned)}>
                    {column.is_pinned ? 'Unpin' : 'Pin beside the company'}
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => actions.onMove(column.id, -1)}>Move left</DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => actions.onMove(column.id, 1)}>Move right</DropdownMenuItem>
                  <DropdownMenuSeparator />
                  <DropdownMenuItem onSelect={() => actions.onEdit(column.id)}>Heading and limit…</DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => actions.onRun(column.id)}>Run this column</DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => actions.onRemove(column.id)}>Remove column</DropdownMenuItem>
                </>
              ) : null}
            </DropdownMenuContent>
          </DropdownMenu>
        </span>
      </div>
      <SpreadBar spread={spread} active={active} />
    </div>
  );
});
