import { and, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { gridCells, grids, jobs } from '@/db/schema';
import { likePattern } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { peopleOf } from '@/lib/organizations/people';
import { breaksOf } from './cells/read-cells';
import { expandRows, type ExpandedRow } from './rows/expand-rows';
import { documentsFor } from './run/reuse-key';
import type { Grid, GridColumn, GridRow, GridSummary, listGridsQuery } from './schema';
import { isVisibleGrid, requireGrid, type GridSettings } from './visible-grids';

type GridList = { grids: GridSummary[]; total: number; page: number; size: number };

/** Grids that the caller may see, the one changed last first. */
export async function listGrids(
  ctx: Context,
  { search, page, size }: z.output<typeof listGridsQuery>,
): Promise<GridList> {
  const where = and(isVisibleGrid(ctx), search ? ilike(grids.name, likePattern(search)) : undefined);
  const [counted] = await database().select({ value: count() }).from(grids).where(where);
  const found = await database()
    .select()
    .from(grids)
    .where(where)
    .orderBy(desc(grids.updatedAt), grids.id)
    .limit(size)
    .offset((page - 1) * size);
  const people = await peopleOf(found.map(({ createdBy }) => createdBy));
  const running = new Set((await openRuns(ctx, found)).keys());
  const summaries: GridSummary[] = [];
  for (const grid of found) {
    const rows = await expandRows(ctx, grid.id, grid.rows);
    const tally = await tallyCells(grid, rows);
    summaries.push({
      ...shared(ctx, grid, people),
      rows_count: rows.length,
      columns_count: grid.columns.length,
      ...tally,
      is_running: running.has(grid.id),
    });
  }
  return { grids: summaries, total: counted?.value ?? 0, page, size };
}

/** A grid with its rows as they are today. */
export async function getGrid(ctx: Context, gridId: string): Promise<Grid> {
  const grid = await requireGrid(ctx, gridId);
  const rows = await expandRows(ctx, grid.id, grid.rows);
  const people = await peopleOf([grid.createdBy]);
  const earlier = await rowsOfEarlierFilings(grid, rows);
  return {
    ...shared(ctx, grid, people),
    rows: rows.map((row) => toRow(row, earlier.has(row.id))),
    columns: grid.columns as GridColumn[],
    row_sources: grid.rows,
    job_id: (await openRuns(ctx, [grid])).get(grid.id) ?? null,
  };
}

function shared(ctx: Context, grid: GridSettings, people: Awaited<ReturnType<typeof peopleOf>>) {
  return {
    id: grid.id,
    name: grid.name,
    visibility: grid.visibility,
    created_by: grid.createdBy,
    created_by_name: people.get(grid.createdBy)?.name ?? '',
    created_at: grid.createdAt.toISOString(),
    updated_at: grid.updatedAt.toISOString(),
    can_edit: ctx.role !== 'org:viewer',
    is_own: grid.createdBy === ctx.userId,
  };
}

function toRow(row: ExpandedRow, hasEarlierCells: boolean): GridRow {
  return {
    id: row.id,
    company_id: row.companyId,
    company_name: row.companyName,
    ticker: row.ticker,
    group_id: row.groupId,
    form_type: row.formType,
    fiscal_year: row.fiscalYear,
    document_id: row.document?.id ?? null,
    document_fiscal_year: row.document?.fiscalYear ?? null,
    filing_date: row.document?.filingDate ?? null,
    financials_document_id: row.financials?.id ?? null,
    has_newer_filing: row.isNotNewest || hasEarlierCells,
  };
}

/** Rows with cells of a filing that they no longer use. */
async function rowsOfEarlierFilings(grid: GridSettings, rows: readonly ExpandedRow[]): Promise<Set<string>> {
  const stored = await database()
    .selectDistinct({ rowId: gridCells.rowId, columnId: gridCells.columnId, documentId: gridCells.documentId })
    .from(gridCells)
    .where(eq(gridCells.gridId, grid.id));
  const byRow = new Map(rows.map((row) => [row.id, row]));
  const byColumn = new Map((grid.columns as GridColumn[]).map((column) => [column.id, column]));
  return new Set(
    stored.flatMap(({ rowId, columnId, documentId }) => {
      const [row, column] = [byRow.get(rowId), byColumn.get(columnId)];
      const today = row && column && documentsFor(column, row)[0];
      return today && documentId !== null && today.id !== documentId ? [rowId] : [];
    }),
  );
}

async function openRuns(ctx: Context, of: readonly GridSettings[]): Promise<Map<string, string>> {
  if (of.length === 0) return new Map();
  const rows = await database()
    .select({ id: jobs.id, gridId: sql<string>`${jobs.payload} ->> 'gridId'` })
    .from(jobs)
    .where(
      and(eq(jobs.tenantId, ctx.tenantId), eq(jobs.kind, 'run-grid'), inArray(jobs.status, ['pending', 'running'])),
    )
    .orderBy(jobs.createdAt);
  const ids = new Set(of.map(({ id }) => id));
  return new Map(rows.filter(({ gridId }) => ids.has(gridId)).map(({ id, gridId }) => [gridId, id]));
}

async function tallyCells(grid: GridSettings, rows: readonly ExpandedRow[]) {
  const there = new Set(rows.map(({ id }) => id));
  const columns = new Map((grid.columns as GridColumn[]).map((column) => [column.id, column]));
  const cells = await database()
    .select({
      rowId: gridCells.rowId,
      columnId: gridCells.columnId,
      state: gridCells.state,
      low: gridCells.low,
      high: gridCells.high,
      isFlagged: gridCells.isFlagged,
    })
    .from(gridCells)
    .where(eq(gridCells.gridId, grid.id));
  const shown = cells.flatMap((cell) => {
    const column = columns.get(cell.columnId);
    return column && there.has(cell.rowId) ? [{ cell, column }] : [];
  });
  return {
    cells_count: shown.length,
    breaks_flag_count: shown.filter(({ cell, column }) => breaksOf(column, cell) === true).length,
  };
}
