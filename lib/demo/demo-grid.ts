import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { gridCells, grids, jobs, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { createGrid } from '@/lib/grid/change-grids';
import { expandRows } from '@/lib/grid/rows/expand-rows';
import { requestRun } from '@/lib/grid/run/request-run';
import { createGridInput } from '@/lib/grid/schema';
import type { Workspace } from './copy-sample';

const MOST_RUNS = 5;
const NAME = 'Season: pay and board';
const COLUMNS = [
  { kind: 'fact', key: 'ceo_pay_ratio', limit: { operator: 'above', value: 200 } },
  { kind: 'fact', key: 'ceo_total_pay', heading: 'CEO total pay' },
  { kind: 'fact', key: 'board_independence', limit: { operator: 'below', value: 75 } },
  { kind: 'fact', key: 'board_women', heading: 'Women on the board', limit: { operator: 'below', value: 30 } },
  { kind: 'fact', key: 'auditor_tenure', limit: { operator: 'above', value: 20 } },
  {
    kind: 'fact',
    key: 'say_on_pay_support',
    heading: 'Say-on-pay support',
    limit: { operator: 'below', value: 80 },
  },
  { kind: 'fact', key: 'clawback_policy' },
  { kind: 'flag', text: 'CEO and chair roles are combined', heading: 'Chair and CEO combined' },
  {
    kind: 'question',
    text: 'Which committee oversees the use of artificial intelligence?',
    heading: 'AI oversight',
    answer_type: 'words',
  },
];

/** Makes a grid of the sample's companies and runs it. Returns true while it runs; safe to repeat. */
export async function prepareDemoGrid(ctx: Context): Promise<boolean> {
  const [made] = await database().select({ value: count() }).from(grids).where(eq(grids.tenantId, ctx.tenantId));
  if ((made?.value ?? 0) === 0) {
    const companies = await database()
      .select({ company_id: tenantCompanies.companyId })
      .from(tenantCompanies)
      .where(eq(tenantCompanies.tenantId, ctx.tenantId))
      .orderBy(asc(tenantCompanies.name));
    const input = createGridInput.parse({
      name: NAME,
      visibility: 'organization',
      rows: companies.map((company) => ({ ...company, form_type: 'DEF 14A' })),
      columns: COLUMNS,
    });
    const grid = await createGrid(ctx, input);
    await requestRun(ctx, grid.id, { only: 'missing' });
  }
  const runs = await database()
    .select({ status: jobs.status })
    .from(jobs)
    .where(and(eq(jobs.tenantId, ctx.tenantId), eq(jobs.kind, 'run-grid')));
  if (runs.some(({ status }) => status === 'pending' || status === 'running')) return true;
  // On a busy machine pages are not always compared in time; such cells have failed and are run again.
  const [left] = await database()
    .select({ gridId: gridCells.gridId })
    .from(gridCells)
    .innerJoin(grids, eq(grids.id, gridCells.gridId))
    .where(and(eq(grids.tenantId, ctx.tenantId), eq(gridCells.state, 'failed')))
    .limit(1);
  if (!left || runs.length >= MOST_RUNS) return false;
  await requestRun(ctx, left.gridId, { only: 'missing' });
  return true;
}

/** Copies the sample's grids with their cells; a row's id is made from its grid, so rows are expanded again. */
export async function copyGrids(tx: Db, from: Workspace, to: Workspace): Promise<void> {
  const own = await tx.select().from(grids).where(eq(grids.tenantId, from.tenantId));
  for (const grid of own) {
    const id = randomUUID();
    await tx
      .insert(grids)
      .values({ ...grid, id, tenantId: to.tenantId, organizationId: to.tenantId, createdBy: to.userId });
    const [before, after] = [await expandRows(from, grid.id, grid.rows, tx), await expandRows(to, id, grid.rows, tx)];
    const placeOf = (row: (typeof before)[number]) => `${row.companyId} ${row.formType} ${row.fiscalYear}`;
    const newIds = new Map(after.map((row) => [placeOf(row), row.id]));
    const rowIds = new Map(before.map((row) => [row.id, newIds.get(placeOf(row))]));
    const cells = await tx.select().from(gridCells).where(eq(gridCells.gridId, grid.id));
    const copied = cells.flatMap((cell) => {
      const rowId = rowIds.get(cell.rowId);
      return rowId ? [{ ...cell, gridId: id, rowId }] : [];
    });
    if (copied.length > 0) await tx.insert(gridCells).values(copied);
  }
}
