import type { GridColumn, GridRow } from '@/lib/grid/schema';
import type { CellBrief, GridCell } from '@/lib/grid/schema-cells';
import type { CellFilter, GridAddress } from './grid-address';

export type CellAt = (rowId: string, columnId: string) => GridCell | undefined;
type BriefAt = (rowId: string, columnId: string) => CellBrief | undefined;

/** The rows that pass every filter, in the requested order. */
export function arrangeRows(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  cellAt: BriefAt,
  { sort, filters, search }: Pick<GridAddress, 'sort' | 'filters' | 'search'>,
): GridRow[] {
  const words = search.trim().toLowerCase();
  const kept = rows.filter(
    (row) =>
      (words === '' || `${row.company_name} ${row.ticker}`.toLowerCase().includes(words)) &&
      filters.every((filter) => passes(row, columns, cellAt, filter)),
  );
  if (!sort) return kept;
  const turn = sort.isDescending ? -1 : 1;
  if (sort.columnId === 'company') return kept.toSorted((a, b) => turn * a.company_name.localeCompare(b.company_name));
  return kept.toSorted((a, b) => compareCells(cellAt(a.id, sort.columnId), cellAt(b.id, sort.columnId), turn));
}

function passes(row: GridRow, columns: readonly GridColumn[], cellAt: BriefAt, filter: CellFilter): boolean {
  if (filter.columnId !== null) return fits(cellAt(row.id, filter.columnId), filter);
  return columns.some((column) => fits(cellAt(row.id, column.id), filter));
}

function fits(cell: CellBrief | undefined, { state, least, most, contains, breaksFlag }: CellFilter): boolean {
  if (state !== null && (cell?.state ?? 'not_run') !== state) return false;
  if (breaksFlag && cell?.breaks_flag !== true) return false;
  if (contains && !(cell?.text ?? '').toLowerCase().includes(contains.toLowerCase())) return false;
  if (least === null && most === null) return true;
  const value = cell?.value;
  return typeof value === 'number' && (least === null || value >= least) && (most === null || value <= most);
}

/** By type: numbers, dates and yes or no by value, words by letter. Cells without an answer come last either way. */
function compareCells(one: CellBrief | undefined, other: CellBrief | undefined, turn: 1 | -1): number {
  const [a, b] = [keyOf(one), keyOf(other)];
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return turn * (a - b);
  // Numbers come before words.
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return turn * String(a).localeCompare(String(b), 'en');
}

function keyOf(cell: CellBrief | undefined): number | string | null {
  if (cell?.state !== 'answered') return null;
  if (typeof cell.value === 'boolean') return cell.value ? 1 : 0;
  return cell.value ?? (cell.text || null);
}
