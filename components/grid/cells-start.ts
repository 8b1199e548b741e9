import { GRIDS_KEY } from '@/components/reads/grid-reads';
import type { ListStart } from '@/components/reads/list-start';
import type { Grid, GridColumn, GridRow } from '@/lib/grid/schema';
import type { CellBrief, GridCell, GridCells } from '@/lib/grid/schema-cells';
import { arrangeRows } from './arrange-rows';
import { spreadOf, type Spread } from './columns/distribution';
import type { GridAddress } from './grid-address';
import { isNumeric } from './table/table-layout';

/** The rows of a window of 1440 × 900, and those rendered beyond it. */
const ROWS = 20;
const COLUMNS = 13;

/** The first visible cells of a long grid, and the summaries of all cells. */
export type CellsStart = Pick<GridCells, 'counts'> & {
  cells: GridCell[];
  /** The rows as the address sorts and filters them by their cells; null where it does not. */
  order: string[] | null;
  /** By the id of the column. */
  columns: Record<string, { isNumeric: boolean; spread: Spread }>;
};

/** The query of a long grid's start, which arrives with the page. */
export const gridCellsStart = (gridId: string): ListStart<CellsStart> => ({
  queryKey: [...GRIDS_KEY, 'start', gridId],
});

type Table = Pick<Grid, 'rows' | 'columns'>;
type Address = Pick<GridAddress, 'sort' | 'filters' | 'search'>;

/** The rows and columns that a grid shows first for a URL, with a summary of each column over all cells. */
export function cellsShownFirst(briefs: readonly CellBrief[], table: Table, address: Address) {
  const byPlace = new Map(briefs.map((cell) => [`${cell.row_id} ${cell.column_id}`, cell]));
  const rows = arrangeRows(
    table.rows,
    table.columns,
    (rowId, columnId) => byPlace.get(`${rowId} ${columnId}`),
    address,
  );
  const byColumn = Map.groupBy(briefs, ({ column_id: id }) => id);
  return {
    rows: rows.slice(0, ROWS).map(({ id }) => id),
    columns: firstColumns(table.columns).map(({ id }) => id),
    order: dependsOnCells(address) ? rows.map(({ id }) => id) : null,
    columnSummaries: Object.fromEntries(
      table.columns.map((column) => {
        const own = byColumn.get(column.id) ?? [];
        return [column.id, { isNumeric: isNumeric(column, own), spread: spreadOf(column, own) }];
      }),
    ),
  };
}

type ShownFirst = Pick<ReturnType<typeof cellsShownFirst>, 'order' | 'columnSummaries'>;

/** The start to send, from the cells that were read for it. Reasons of answers are left out: the table shows none. */
export function startOfCells(
  { order, columnSummaries }: ShownFirst,
  { cells, counts }: Pick<GridCells, 'cells' | 'counts'>,
) {
  return {
    cells: cells.map((cell) => (cell.state === 'answered' ? { ...cell, reason: null } : cell)),
    counts,
    order,
    columns: columnSummaries,
  } satisfies CellsStart;
}

/** Whether order or filters of the URL depend on cell values. */
export function dependsOnCells({ sort, filters }: Pick<Address, 'sort' | 'filters'>): boolean {
  return filters.length > 0 || (sort !== null && sort.columnId !== 'company');
}

/** The rows while only the start is loaded; other sort orders and filters wait for the cells. */
export function rowsOfStart(
  { rows }: Pick<Table, 'rows'>,
  { order }: CellsStart,
  { sort, search }: Pick<Address, 'sort' | 'search'>,
): GridRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = order ? order.flatMap((id) => byId.get(id) ?? []) : rows;
  const byCompany = order === null && sort?.columnId === 'company' ? sort : null;
  return arrangeRows(ordered, [], () => undefined, { sort: byCompany, filters: [], search });
}

function firstColumns(columns: readonly GridColumn[]): GridColumn[] {
  const [pinned, others] = [columns.filter((one) => one.is_pinned), columns.filter((one) => !one.is_pinned)];
  return [...pinned, ...others.slice(0, COLUMNS)];
}
