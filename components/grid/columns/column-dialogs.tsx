'use client';

import type { Grid } from '@/lib/grid/schema';
import type { GridEstimate } from '@/lib/grid/schema-cells';
import type { CellFilter } from '../grid-address';
import type { ColumnChoice } from '../toolbar';
import type { GridChange } from '../use-grid';
import { AddColumnDialog } from './add-column-dialog';
import { EditColumnDialog } from './edit-column-dialog';
import { FilterDialog } from './filter-dialog';
import { TemplateColumnsDialog } from './template-columns-dialog';

export type ColumnDialog =
  | { kind: 'add'; of: Exclude<ColumnChoice, 'template'> }
  | { kind: 'template' }
  | { kind: 'edit'; columnId: string }
  | { kind: 'filter'; columnId: string };

export type ColumnDialogProps = {
  grid: Grid;
  estimate: GridEstimate | null;
  isSaving: boolean;
  /** Closes the dialog once the grid is changed; rejects when that is refused. */
  onChange: (change: GridChange, after?: 'run') => Promise<void>;
  onClose: () => void;
};

type ColumnDialogsProps = ColumnDialogProps & {
  columnDialog: ColumnDialog;
  filters: readonly CellFilter[];
  onFilters: (filters: CellFilter[]) => void;
};

/** The dialogs that make, change and filter columns; loaded when one is opened. */
export default function ColumnDialogs({ columnDialog, filters, onFilters, ...props }: ColumnDialogsProps) {
  if (columnDialog.kind === 'add') return <AddColumnDialog {...props} of={columnDialog.of} />;
  if (columnDialog.kind === 'template') return <TemplateColumnsDialog {...props} />;
  const column = props.grid.columns.find(({ id }) => id === columnDialog.columnId);
  if (!column) return null;
  if (columnDialog.kind === 'edit') return <EditColumnDialog {...props} column={column} />;
  return <FilterDialog column={column} filters={filters} onFilters={onFilters} onClose={props.onClose} />;
}
