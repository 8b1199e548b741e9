import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { gridCells, gridWork } from '@/db/schema';
import type { Context } from '@/lib/context';
import { expandRows, type ExpandedRow } from '../rows/expand-rows';
import { busyCells } from '../run/plan-run';
import { documentsFor, readKeyGround, reuseKey, type KeyGround } from '../run/reuse-key';
import type { CellsQuery, GridCell, GridCells, GridColumn, GridCounts } from '../schema';
import { requireGrid } from '../visible-grids';
import { breaksLimit } from './breaks-limit.rules';

type Stored = typeof gridCells.$inferSelect;
type Brief = Omit<Stored, 'sources' | 'reason'> & Partial<Pick<Stored, 'sources' | 'reason'>>;

/** `none`: neither reasons nor sources, which are most of what is read. */
type ReadQuery = Omit<CellsQuery, 'detail'> & { detail: CellsQuery['detail'] | 'none' };

/** The cells of a grid in the order of its rows and columns, and how many there are of each state. */
export async function readCells(ctx: Context, gridId: string, query: ReadQuery): Promise<GridCells> {
  const grid = await requireGrid(ctx, gridId);
  const [asOf] = await database().execute<{ now: string }>(
    sql`select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  const rows = await expandRows(ctx, grid.id, grid.rows);
  const columns = grid.columns as GridColumn[];
  const ground = await readKeyGround(ctx);
  const busy = await busyCells(database(), grid.id);
  const all = await readStored(grid.id);
  const keys = keysOf(rows, columns, ground);
  const counts = countCells(rows, columns, all, busy, keys);
  const wantedRows = query.rows ? new Set(query.rows) : null;
  const wantedColumns = query.columns ? new Set(query.columns) : null;
  const since = query.changed_since ? new Date(query.changed_since) : null;
  const shownRows = rows.filter(({ id }) => wantedRows?.has(id) ?? true);
  const shownColumns = columns.filter(({ id }) => wantedColumns?.has(id) ?? true);
  const details = query.detail === 'none' ? NO_DETAILS : await readDetails(grid.id, query, since);
  const cells = shownRows.flatMap((row) =>
    shownColumns.flatMap((column): GridCell[] => {
      const id = `${row.id} ${column.id}`;
      const stored = all.get(id);
      const work = busy.get(id);
      if (since && !work && !(stored && stored.updatedAt > since)) return [];
      return [toCell(row, column, { ...stored, ...details.get(id) } as Stored | undefined, work, keys)];
    }),
  );
  return {
    cells,
    counts,
    as_of: asOf?.now ?? new Date().toISOString(),
    grid_updated_at: grid.updatedAt.toISOString(),
  };
}

const brief = {
  gridId: gridCells.gridId,
  rowId: gridCells.rowId,
  columnId: gridCells.columnId,
  documentId: gridCells.documentId,
  reuseKey: gridCells.reuseKey,
  state: gridCells.state,
  text: sql<string>`left(${gridCells.text}, 160)`,
  value: gridCells.value,
  unit: gridCells.unit,
  low: gridCells.low,
  high: gridCells.high,
  engine: gridCells.engine,
  timesComputed: gridCells.timesComputed,
  isFlagged: gridCells.isFlagged,
  updatedAt: gridCells.updatedAt,
};

/** Without reasons and sources, which are most of their size. */
async function readStored(gridId: string): Promise<Map<string, Brief>> {
  const rows = await database().select(brief).from(gridCells).where(eq(gridCells.gridId, gridId));
  return new Map(rows.map((cell) => [`${cell.rowId} ${cell.columnId}`, cell]));
}

type Details = Pick<Stored, 'sources' | 'reason' | 'text'>;
const NO_DETAILS: ReadonlyMap<string, Details> = new Map();

/**
 * Cells that were read without details, with what a table shows of them: the place of the first source, and why there
 * is no answer.
 */
export async function withFirstPlaces(ctx: Context, gridId: string, cells: GridCell[]): Promise<GridCell[]> {
  const { id } = await requireGrid(ctx, gridId);
  const rows = [...new Set(cells.map((cell) => cell.row_id))];
  const columns = [...new Set(cells.map((cell) => cell.column_id))];
  const details = await readDetails(id, { detail: 'page', rows, columns }, null);
  return cells.map((cell) => {
    const found = cell.computed_at ? details.get(`${cell.row_id} ${cell.column_id}`) : undefined;
    if (!found) return cell;
    return { ...cell, sources: found.sources, reason: cell.state === 'answered' ? null : found.reason };
  });
}

/** What is only sent when asked for: whole texts, reasons and sources; of the sources, the first place for tables. */
async function readDetails(
  gridId: string,
  { detail, rows, columns }: Pick<ReadQuery, 'detail' | 'rows' | 'columns'>,
  since: Date | null,
): Promise<Map<string, Details>> {
  const isFull = detail === 'full';
  const found = await database()
    .select({
      rowId: gridCells.rowId,
      columnId: gridCells.columnId,
      text: isFull ? gridCells.text : brief.text,
      reason: isFull ? gridCells.reason : sql<string | null>`left(${gridCells.reason}, 160)`,
      sources: isFull ? gridCells.sources : firstPlace,
    })
    .from(gridCells)
    .where(
      and(
        eq(gridCells.gridId, gridId),
        rows ? inArray(gridCells.rowId, rows) : undefined,
        columns ? inArray(gridCells.columnId, columns) : undefined,
        since
          ? or(
              gt(gridCells.updatedAt, since),
              sql`exists (select 1 from ${gridWork} where ${gridWork.gridId} = ${gridCells.gridId} and \
${gridWork.rowId} = ${gridCells.rowId} and ${gridWork.columnId} = ${gridCells.columnId})`,
            )
          : undefined,
      ),
    );
  return new Map(found.map(({ rowId, columnId, ...cell }) => [`${rowId} ${columnId}`, cell]));
}

const firstPlace = sql<Stored['sources']>`case when jsonb_array_length(${gridCells.sources}) = 0 then '[]'::jsonb \
else jsonb_build_array(jsonb_build_object('chunk_id', '', 'document_id', ${gridCells.sources} -> 0 -> 'document_id', \
'page_number', ${gridCells.sources} -> 0 -> 'page_number', 'section_title', '', 'excerpt', '', 'bounding_boxes', \
'[]'::jsonb, 'relevance_score', 0, 'quote_verified', ${gridCells.sources} -> 0 -> 'quote_verified')) end`;

/** The reuse key of each cell as it would be computed now; null where there is no filing. */
type Keys = ReadonlyMap<string, string | null>;

function keysOf(rows: readonly ExpandedRow[], columns: readonly GridColumn[], ground: KeyGround): Keys {
  return new Map(
    rows.flatMap((row) => columns.map((column) => [`${row.id} ${column.id}`, reuseKey(column, row, ground)] as const)),
  );
}

type Work = { isClaimed: boolean } | undefined;

function toCell(
  row: ExpandedRow,
  column: GridColumn,
  stored: Partial<Stored> | undefined,
  work: Work,
  keys: Keys,
): GridCell {
  const isThere = stored?.state !== undefined;
  const documentId = documentsFor(column, row)[0]?.id ?? null;
  const base = { row_id: row.id, column_id: column.id };
  if (work?.isClaimed || (work && !isThere) || !isThere)
    return {
      ...base,
      state: work?.isClaimed ? 'running' : 'not_run',
      text: '',
      value: null,
      unit: null,
      reason: work ? (work.isClaimed ? null : 'waiting') : documentId ? null : noFiling(row, column),
      sources: [],
      engine: null,
      breaks_flag: null,
      document_id: documentId,
      is_outdated: false,
      computed_at: null,
    };
  return {
    ...base,
    state: stored.state ?? 'not_run',
    text: stored.text ?? '',
    value: stored.value ?? null,
    unit: stored.unit ?? null,
    reason: stored.reason ?? null,
    sources: stored.sources ?? [],
    engine: stored.engine ?? null,
    breaks_flag: breaksOf(column, stored),
    document_id: stored.documentId ?? null,
    is_outdated: stored.reuseKey !== keys.get(`${row.id} ${column.id}`),
    computed_at: stored.updatedAt?.toISOString() ?? null,
  };
}

export function breaksOf(column: GridColumn, stored: Partial<Stored>): boolean | null {
  if (stored.state !== 'answered') return null;
  if (column.kind === 'flag') return stored.isFlagged ?? null;
  return breaksLimit({ low: stored.low ?? null, high: stored.high ?? null }, column.limit);
}

function noFiling(row: ExpandedRow, { kind }: GridColumn): string {
  const isFigure = kind === 'line_item' || kind === 'measure';
  const form = isFigure ? '10-K' : row.formType;
  return `no ${form}${row.fiscalYear === null ? '' : ` of ${row.fiscalYear}`} processed`;
}

function countCells(
  rows: readonly ExpandedRow[],
  columns: readonly GridColumn[],
  stored: ReadonlyMap<string, Brief>,
  busy: ReadonlyMap<string, { isClaimed: boolean }>,
  keys: Keys,
): GridCounts {
  const counts: GridCounts = {
    total: rows.length * columns.length,
    answered: 0,
    not_stated: 0,
    cannot_determine: 0,
    running: 0,
    failed: 0,
    not_run: 0,
    breaks_flag: 0,
    outdated: 0,
  };
  for (const row of rows)
    for (const column of columns) {
      const id = `${row.id} ${column.id}`;
      const cell = stored.get(id);
      const work = busy.get(id);
      counts[work?.isClaimed ? 'running' : (cell?.state ?? 'not_run')] += 1;
      if (!cell) continue;
      if (breaksOf(column, cell)) counts.breaks_flag += 1;
      if (cell.reuseKey !== keys.get(id)) counts.outdated += 1;
    }
  return counts;
}
