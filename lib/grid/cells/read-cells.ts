import { and, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { gridCells, gridWork } from '@/db/schema';
import type { Context } from '@/lib/context';
import { openGrid, type OpenGrid } from '../open-grid';
import type { ExpandedRow } from '../rows/expand-rows';
import { readBusy } from '../run/busy-cells';
import { documentsFor, reuseKey, type KeyContext } from '../run/reuse-key';
import type { GridColumn } from '../schema';
import type { CellsQuery, GridCell, GridCells } from '../schema-cells';
import { breaksLimit } from './breaks-limit.rules';

type Stored = typeof gridCells.$inferSelect;

/** The cells of a grid in the order of its rows and columns, and how many there are of each state. */
export async function readCells(ctx: Context, gridId: string, query: CellsQuery): Promise<GridCells> {
  return cellsOf(await openGrid(ctx, gridId), query);
}

/** `readCells` of an opened grid. With `rows` or columns only those cells are read; the counts are of all cells. */
export async function cellsOf(open: OpenGrid, query: CellsQuery): Promise<GridCells> {
  const { grid } = open;
  // Read before the cells, so that the next call returns what is stored meanwhile.
  const { counts, asOf } = await open.tally();
  const context = await open.keyContext();
  const busy = query.rows || query.columns ? await readBusy(database(), grid.id, query) : await open.busy();
  const since = query.changed_since ? new Date(query.changed_since) : null;
  const all = await readStored(grid.id, query, since);
  const columns = chosenOf(open.columns, query.columns);
  const cells = chosenOf(open.rows, query.rows).flatMap((row) =>
    columns.flatMap((column): GridCell[] => {
      const id = `${row.id} ${column.id}`;
      const stored = all.get(id);
      const work = busy.get(id);
      if (since && !work && !(stored && stored.updatedAt > since)) return [];
      return [toCell(row, column, stored, work, context)];
    }),
  );
  return { cells, counts, as_of: asOf, grid_updated_at: grid.updatedAt.toISOString() };
}

function chosenOf<T extends { id: string }>(all: readonly T[], ids: readonly string[] | undefined): readonly T[] {
  if (!ids) return all;
  const chosen = new Set(ids);
  return all.filter(({ id }) => chosen.has(id));
}

/** How much of a text or a reason a table shows. */
const SHOWN = 160;

/** Whole texts, reasons and sources are most of the size, so a table of all cells is read without them. */
async function readStored(
  gridId: string,
  { detail, rows, columns }: CellsQuery,
  since: Date | null,
): Promise<Map<string, Stored>> {
  const isFull = detail === 'full';
  const found = await database()
    .select({
      ...getTableColumns(gridCells),
      text: isFull ? gridCells.text : sql<string>`left(${gridCells.text}, ${SHOWN})`,
      reason: isFull ? gridCells.reason : sql<string | null>`left(${gridCells.reason}, ${SHOWN})`,
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
  return new Map(found.map((cell) => [`${cell.rowId} ${cell.columnId}`, cell]));
}

const firstPlace = sql<Stored['sources']>`case when jsonb_array_length(${gridCells.sources}) = 0 then '[]'::jsonb \
else jsonb_build_array(jsonb_build_object('chunk_id', '', 'document_id', ${gridCells.sources} -> 0 -> 'document_id', \
'page_number', ${gridCells.sources} -> 0 -> 'page_number', 'section_title', '', 'excerpt', '', 'bounding_boxes', \
'[]'::jsonb, 'relevance_score', 0, 'quote_verified', ${gridCells.sources} -> 0 -> 'quote_verified')) end`;

type Work = { isClaimed: boolean } | undefined;

function toCell(
  row: ExpandedRow,
  column: GridColumn,
  stored: Partial<Stored> | undefined,
  work: Work,
  context: KeyContext,
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
    is_outdated: stored.reuseKey !== reuseKey(column, row, context),
    computed_at: stored.updatedAt?.toISOString() ?? null,
  };
}

type Judged = Partial<Pick<Stored, 'state' | 'isFlagged' | 'low' | 'high'>>;

/**
 * Whether a cell triggers the flag of its column or is beyond its column's limit; null without an answer, or where the
 * answer leaves it open.
 */
export function breaksOf(column: GridColumn, stored: Judged): boolean | null {
  if (stored.state !== 'answered') return null;
  if (column.kind === 'flag') return stored.isFlagged ?? null;
  return breaksLimit({ low: stored.low ?? null, high: stored.high ?? null }, column.limit);
}

function noFiling(row: ExpandedRow, { kind }: GridColumn): string {
  const isFigure = kind === 'line_item' || kind === 'measure';
  const form = isFigure ? '10-K' : row.formType;
  return `no ${form}${row.fiscalYear === null ? '' : ` of ${row.fiscalYear}`} processed`;
}
