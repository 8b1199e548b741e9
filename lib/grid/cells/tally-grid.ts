import { eq, inArray, and, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { gridCells, gridWork, jobs } from '@/db/schema';
import type { ExpandedRow } from '../rows/expand-rows';
import { isClaimed } from '../run/busy-cells';
import { readingOf, reuseKeySql, tailOf, type KeyContext } from '../run/reuse-key';
import type { GridColumn } from '../schema';
import type { GridCounts } from '../schema-cells';
import { breaksSql } from './breaks-sql';

type Asked = { cells: number; questions: number };

/** How many cells there are of each state, and how many a run would compute, of these questions. */
export type GridTally = { counts: GridCounts; missing: Asked; all: Asked; asOf: string };

type Table = { gridId: string; rows: readonly ExpandedRow[]; columns: readonly GridColumn[] };
type Tallied = Omit<GridCounts, 'total'> &
  Record<'total' | 'missing_cells' | 'missing_questions' | 'all_cells' | 'all_questions', number> & { now: string };

/** Counts the cells of today's rows and columns in the database: a grid of 10,000 is not read for its numbers. */
export async function tallyGrid(db: Db, { gridId, rows, columns }: Table, context: KeyContext): Promise<GridTally> {
  const key = reuseKeySql(
    { document: sql.raw('r.document'), financials: sql.raw('r.financials') },
    { kind: sql.raw('k.kind'), tail: sql.raw('k.tail') },
  );
  const busy = db
    .select({ rowId: gridWork.rowId, columnId: gridWork.columnId, isClaimed: isClaimed.as('is_claimed') })
    .from(gridWork)
    .innerJoin(jobs, eq(jobs.id, gridWork.jobId))
    .where(and(eq(gridWork.gridId, gridId), inArray(jobs.status, ['pending', 'running'])));
  const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;
  const settled = (state: string) => count(sql`not is_claimed and state = ${state}`);
  const canRun = sql`key is not null and not is_busy`;
  const isMissing = sql`${canRun} and (state is null or state = 'failed' or reuse_key <> key)`;
  const isQuestion = sql`kind = 'question'`;
  const [found] = await db.execute<Tallied>(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${rowsJson(rows)}::jsonb) as r(id uuid, document text, financials text)
    ), k as materialized (
      select * from jsonb_to_recordset(${columnsJson(columns, context)}::jsonb)
        as k(id uuid, kind text, tail text, operator text, "limit" float8)
    ), busy as materialized (${busy}), cells as materialized (
      select k.kind, c.state, c.reuse_key, ${key} as key, ${breaksSql(sql.raw('k'), sql.raw('c'))} as breaks,
        busy.row_id is not null as is_busy, coalesce(busy.is_claimed, false) as is_claimed
      from r cross join k
      left join ${gridCells} c on c.grid_id = ${gridId} and c.row_id = r.id and c.column_id = k.id
      left join busy on busy.row_id = r.id and busy.column_id = k.id
    )
    select count(*)::int as total, ${settled('answered')} as answered, ${settled('not_stated')} as not_stated,
      ${settled('cannot_determine')} as cannot_determine, ${settled('failed')} as failed,
      ${count(sql`is_claimed`)} as running, ${count(sql`not is_claimed and state is null`)} as not_run,
      ${count(sql`breaks`)} as breaks_flag,
      ${count(sql`state is not null and reuse_key is distinct from key`)} as outdated,
      ${count(isMissing)} as missing_cells, ${count(sql`${isMissing} and ${isQuestion}`)} as missing_questions,
      ${count(canRun)} as all_cells, ${count(sql`${canRun} and ${isQuestion}`)} as all_questions,
      to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
    from cells`);
  if (!found) throw new Error('An aggregate has one row.');
  const { now, missing_cells, missing_questions, all_cells, all_questions, ...counts } = found;
  return {
    counts,
    missing: { cells: missing_cells, questions: missing_questions },
    all: { cells: all_cells, questions: all_questions },
    asOf: now,
  };
}

function rowsJson(rows: readonly ExpandedRow[]): string {
  return JSON.stringify(
    rows.map(({ id, document, financials }) => ({
      id,
      document: document && readingOf(document),
      financials: financials && readingOf(financials),
    })),
  );
}

function columnsJson(columns: readonly GridColumn[], context: KeyContext): string {
  return JSON.stringify(
    columns.map((column) => ({
      id: column.id,
      kind: column.kind,
      tail: tailOf(column, context),
      operator: column.limit?.operator ?? null,
      limit: column.limit?.value ?? null,
    })),
  );
}
