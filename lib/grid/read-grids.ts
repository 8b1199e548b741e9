import { and, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { grids, jobs } from '@/db/schema';
import { likePattern } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { peopleOf } from '@/lib/organizations/people';
import { rowsOfEarlierFilings, tallyGrids } from './cells/tally-grids';
import { openGrid, type OpenGrid } from './open-grid';
import { expandGrids, type ExpandedRow } from './rows/expand-rows';
import type { Grid, GridName, GridRow, GridSummary, listGridsQuery } from './schema';
import { isVisibleGrid, type GridSettings } from './visible-grids';

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
  const rows = await expandGrids(ctx, found);
  const tallies = await tallyGrids(database(), found, rows);
  const summaries = found.map((grid) => ({
    ...shared(ctx, grid, people),
    rows_count: rows.get(grid.id)?.length ?? 0,
    columns_count: grid.columns.length,
    cells_count: tallies.get(grid.id)?.cells ?? 0,
    breaks_flag_count: tallies.get(grid.id)?.breaksFlag ?? 0,
    is_running: running.has(grid.id),
  }));
  return { grids: summaries, total: counted?.value ?? 0, page, size };
}

/** The grids that a menu offers beside the open one, the one changed last first. */
export async function listGridNames(ctx: Context, size: number): Promise<GridName[]> {
  const found = await database()
    .select({ id: grids.id, name: grids.name, updatedAt: grids.updatedAt })
    .from(grids)
    .where(isVisibleGrid(ctx))
    .orderBy(desc(grids.updatedAt), grids.id)
    .limit(size);
  return found.map(({ id, name, updatedAt }) => ({ id, name, updated_at: updatedAt.toISOString() }));
}

/** A grid with its rows as they are today. Throws `not_found` when the caller may not see it. */
export async function getGrid(ctx: Context, gridId: string): Promise<Grid> {
  return toGrid(ctx, await openGrid(ctx, gridId));
}

/** `getGrid` of a grid that is open. */
export async function toGrid(ctx: Context, { grid, rows, columns }: OpenGrid): Promise<Grid> {
  const people = await peopleOf([grid.createdBy]);
  const earlier = await rowsOfEarlierFilings(database(), { gridId: grid.id, rows, columns });
  return {
    ...shared(ctx, grid, people),
    rows: rows.map((row) => toRow(row, earlier.has(row.id))),
    columns: [...columns],
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
