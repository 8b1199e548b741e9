'use client';

import { Building2, ChevronDown, Download, Play, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { SearchInput } from '@/components/ui/search-input';
import { formatCounted, formatCount } from '@/lib/format/numbers';
import type { Grid } from '@/lib/grid/schema';
import { DeleteGrid } from './list/delete-grid';
import { GridPicker } from './list/grid-picker';
import type { GridChange } from './use-grid';

const RenameDialog = loadWhenShown(() => import('./list/rename-dialog').then((loaded) => loaded.RenameDialog));

export type ColumnChoice = 'question' | 'fact' | 'figure' | 'flag' | 'template';

type GridToolbarProps = {
  grid: Grid;
  shownRows: number;
  search: string;
  isRunning: boolean;
  isStarting: boolean;
  /** Cells that are missing; null until known. */
  toRun: number | null;
  onSearch: (text: string) => void;
  onAddColumn: (kind: ColumnChoice) => void;
  onAddRows: () => void;
  onExport: (format: 'xlsx' | 'csv' | 'json') => void;
  onRun: (only: 'missing' | 'all') => void;
  onChange: (change: GridChange) => void;
};

/** Search, rows and columns to add, the run, the export, and the menu of the grid. */
export function GridToolbar(props: GridToolbarProps) {
  const { grid, shownRows, isRunning, isStarting, toRun } = props;
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const isFiltered = shownRows !== grid.rows.length;
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 px-5 py-2">
      <h1 className="sr-only">{grid.name}</h1>
      <GridPicker
        grid={grid}
        onRename={() => setOpenDialog('rename')}
        onShare={(visibility) => props.onChange({ visibility })}
        onDelete={() => setOpenDialog('delete')}
      />
      {grid.visibility === 'organization' ? (
        <Users aria-label="Shared with the organization" className="size-4 shrink-0 text-text-3" />
      ) : null}
      <span className="mr-auto text-xs whitespace-nowrap text-text-3 tabular-nums">
        {isFiltered ? `${formatCount(shownRows)} of ` : ''}
        {formatCounted(grid.rows.length, 'company', 'companies')} × {formatCounted(grid.columns.length, 'column')}
      </span>
      {grid.rows.length > 12 ? (
        <SearchInput
          value={props.search}
          onValueChange={props.onSearch}
          placeholder="Find a company"
          aria-label="Find a company"
          wrapperClassName="w-40"
        />
      ) : null}
      {grid.can_edit ? (
        <>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button>
                <Plus aria-hidden />
                Add column
                <ChevronDown aria-hidden />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuItem onSelect={() => props.onAddColumn('question')}>Question</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => props.onAddColumn('fact')}>Fact</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => props.onAddColumn('figure')}>Line item or measure</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => props.onAddColumn('flag')}>Flag</DropdownMenuItem>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => props.onAddColumn('template')}>
                All queries of a template…
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
          <Button onClick={props.onAddRows}>
            <Building2 aria-hidden />
            Add companies
          </Button>
        </>
      ) : null}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>
            <Download aria-hidden />
            Export
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => props.onExport('xlsx')}>Excel (.xlsx)</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => props.onExport('csv')}>CSV</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => props.onExport('json')}>JSON</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {grid.can_edit ? (
        <span className="flex">
          <Button
            variant="primary"
            className="rounded-r-none"
            isBusy={isStarting}
            busyLabel="Starting…"
            disabled={isRunning || toRun === 0 || grid.rows.length === 0 || grid.columns.length === 0}
            title={toRun === 0 ? 'All cells that have a filing are computed' : undefined}
            onClick={() => props.onRun('missing')}
          >
            <Play aria-hidden />
            Run missing
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button
                variant="primary"
                aria-label="More ways to run"
                className="rounded-l-none border-l-on-ink/30 px-1.5"
                disabled={isRunning || grid.rows.length === 0 || grid.columns.length === 0}
              >
                <ChevronDown aria-hidden />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuItem onSelect={() => props.onRun('all')}>Run all cells again</DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </span>
      ) : null}
      {openDialog === 'rename' ? <RenameDialog grid={grid} onClose={() => setOpenDialog(null)} /> : null}
      {openDialog === 'delete' ? <DeleteGrid grid={grid} isOpenHere onClose={() => setOpenDialog(null)} /> : null}
    </div>
  );
}
