import { sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { gridCells } from '@/db/schema';
import type { ExpandedRow } from '../rows/expand-rows';
import type { GridColumn } from '../schema';
import type { GridSettings } from '../visible-grids';
import { breaksSql } from './breaks-sql';

/** How many cells of their rows and columns several grids hold, and how many of them break a limit or a flag. */
export async function tallyGrids(
  db: Db,
  grids: readonly Pick<GridSettings, 'id' | 'columns'>[],
  rowsOf: ReadonlyMap<string, readonly ExpandedRow[]>,
): Promise<Map<string, { cells: number; breaksFlag: number }>> {
  if (grids.length === 0) return new Map();
  const rows = JSON.stringify(
    grids.flatMap(({ id: grid_id }) => (rowsOf.get(grid_id) ?? []).map(({ id }) => ({ grid_id, id }))),
  );
  const columns = JSON.stringify(
    grids.flatMap(({ id: grid_id, columns: own }) =>
      own.map(({ id, kind, limit }) => ({ grid_id, id, kind, operator: limit?.operator, limit: limit?.value })),
    ),
  );
  const found = await db.execute<{ grid_id: string; cells: number; breaks_flag: number }>(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as r(grid_id uuid, id uuid)
    ), k as materialized (
      select * from jsonb_to_recordset(${columns}::jsonb)
        as k(grid_id uuid, id uuid, kind text, operator text, "limit" float8)
    )
    select c.grid_id, count(*)::int as cells,
      (count(*) filter (where ${breaksSql(sql.raw('k'), sql.raw('c'))}))::int as breaks_flag
    from ${gridCells} c
    join r on r.grid_id = c.grid_id and r.id = c.row_id
    join k on k.grid_id = c.grid_id and k.id = c.column_id
    group by c.grid_id`);
  return new Map([...found].map(({ grid_id: id, cells, breaks_flag: breaksFlag }) => [id, { cells, breaksFlag }]));
}

/** Rows with cells of a filing that they no longer use. */
export async function rowsOfEarlierFilings(
  db: Db,
  table: { gridId: string; rows: readonly ExpandedRow[]; columns: readonly GridColumn[] },
): Promise<Set<string>> {
  const rows = JSON.stringify(
    table.rows.map(({ id, document, financials }) => ({ id, document: document?.id, financials: financials?.id })),
  );
  const columns = JSON.stringify(table.columns.map(({ id, kind }) => ({ id, kind })));
  const found = await db.execute<{ row_id: string }>(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, document uuid, financials uuid)
    ), k as materialized (
      select * from jsonb_to_recordset(${columns}::jsonb) as k(id uuid, kind text)
    )
    select distinct c.row_id from ${gridCells} c join r on r.id = c.row_id join k on k.id = c.column_id
    where c.grid_id = ${table.gridId}
      and c.document_id <> case when k.kind in ('line_item', 'measure') then r.financials else r.document end`);
  return new Set([...found].map(({ row_id: id }) => id));
}
