import { GRIDS_KEY } from '@/components/reads/grid-reads';
import type { ListStart } from '@/components/reads/list-start';
import type { Grid, GridColumn, GridRow } from '@/lib/grid/schema';
import type { CellBrief, GridCell, GridCells } from '@/lib/grid/schema-cells';
import { arrangeRows } from './arrange-rows';
import { spreadOf, type Spread } from './columns/distribution';
import type { GridAddress } from './grid-address';
import { isNumeric } from './table/table-layout';

/** What a window of 1440 × 900 shows, with the narrowest columns, and what is drawn beyond it. */
const ROWS = 20;
const COLUMNS = 13;

/** The cells of a long grid that are seen first, and what the screen tells of all cells. */
export type CellsStart = Pick<GridCells, 'counts'> & {
  cells: GridCell[];
  /** The rows as the address sorts and filters them by their cells; null where it does not. */
  order: string[] | null;
  /** By the id of the column. */
  columns: Record<string, { isNumeric: boolean; spread: Spread }>;
};

export const gridCellsStart = (gridId: string): ListStart<CellsStart> => ({
  queryKey: [...GRIDS_KEY, 'start', gridId],
});

type Table = Pick<Grid, 'rows' | 'columns'>;
type Address = Pick<GridAddress, 'sort' | 'filters' | 'search'>;

/** What is seen first of all cells, for an address. */
export function seenFirst(briefs: readonly CellBrief[], table: Table, address: Address) {
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
    order: restsOnCells(address) ? rows.map(({ id }) => id) : null,
    told: Object.fromEntries(
      table.columns.map((column) => {
        const own = byColumn.get(column.id) ?? [];
        return [column.id, { isNumeric: isNumeric(column, own), spread: spreadOf(column, own) }];
      }),
    ),
  };
}

type Seen = Pick<ReturnType<typeof seenFirst>, 'order' | 'told'>;

/** The start of the cells that were read for it; why a value came about is not shown by a table. */
export function startOfCells({ order, told }: Seen, { cells, counts }: Pick<GridCells, 'cells' | 'counts'>) {
  return {
    cells: cells.map((cell) => (cell.state === 'answered' ? { ...cell, reason: null } : cell)),
    counts,
    order,
    columns: told,
  } satisfies CellsStart;
}

/** Whether order or filters of the address rest on what cells say. */
export function restsOnCells({ sort, filters }: Pick<Address, 'sort' | 'filters'>): boolean {
  return filters.length > 0 || (sort !== null && sort.columnId !== 'company');
}

/** The rows while only the start is there: what else is asked of their cells waits for these. */
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
