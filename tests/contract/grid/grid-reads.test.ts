import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readsOfGrid } from '@/app/(app)/grid/[id]/first-reads';
import { firstCells } from '@/app/(app)/grid/[id]/first-cells';
import { arrangeRows } from '@/components/grid/arrange-rows';
import type { CellsStart } from '@/components/grid/cells-start';
import { spreadOf } from '@/components/grid/columns/distribution';
import { NO_FILTER, type GridAddress } from '@/components/grid/grid-address';
import { database } from '@/db/client';
import { gridCells, grids, gridWork, jobs } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import { readCells } from '@/lib/grid/cells/read-cells';
import { createGrid } from '@/lib/grid/change-grids';
import { openGrid } from '@/lib/grid/open-grid';
import { getGrid, listGridNames, listGrids } from '@/lib/grid/read-grids';
import { estimateRun } from '@/lib/grid/run/estimate-run';
import { planRun } from '@/lib/grid/run/plan-run';
import { requestRun } from '@/lib/grid/run/request-run';
import { reuseKey } from '@/lib/grid/run/reuse-key';
import { createGridInput } from '@/lib/grid/schema';
import { cellsQuery, type GridCell } from '@/lib/grid/schema-cells';
import { openEmbeddedJobsDatabase } from '@/tests/support/databases/jobs-database';
import { addCompany, addFiling, someTenant } from '@/tests/support/subscriptions-fixture';

const LIMITS = ['above', 'at_least', 'below', 'at_most', 'equals'] as const;
const COLUMNS = [
  ...LIMITS.map((operator) => ({ kind: 'question', text: `Is it ${operator} “five”?`, limit: { operator, value: 5 } })),
  { kind: 'flag', text: 'CEO pay ratio above 300:1' },
  { kind: 'measure', key: 'gross_margin', limit: { operator: 'above', value: 5 } },
  { kind: 'fact', key: 'poison_pill', is_pinned: true },
];
/** Ranges about the limit, one that rounding alone lifts above it, and none. */
const RANGES = [
  [4, 4],
  [5, 5],
  [5.0000001, 5.0000001],
  [6, 6],
  [4, 6],
  [5, 6],
  [null, null],
] as const;
const STATES = ['answered', 'answered', 'answered', 'not_stated', 'cannot_determine', 'failed'] as const;
const BUSY_ROWS = 4;
const PLAIN: GridAddress = { cell: null, sort: null, filters: [], search: '' };

describe('the reads of a grid', { timeout: 120_000 }, () => {
  let installation: Awaited<ReturnType<typeof openEmbeddedJobsDatabase>>;
  let ctx: Context;
  /** More cells than are sent with a page, and a run of some of them. */
  let large: string;
  let small: string;
  beforeAll(async () => {
    installation = await openEmbeddedJobsDatabase();
    ctx = someTenant();
    large = await makeGrid(ctx, 70);
    small = await makeGrid(ctx, 3);
  }, 120_000);
  afterAll(() => installation.close());
  afterEach(() => vi.restoreAllMocks());

  const read = (gridId: string, query: Record<string, string> = {}) => readCells(ctx, gridId, cellsQuery.parse(query));

  it('count the cells as they are read', async () => {
    const { cells, counts } = await read(large);
    const of = (state: GridCell['state']) => cells.filter((cell) => cell.state === state).length;
    const { rows, columns } = await openGrid(ctx, large);
    const stored = await database().select().from(gridCells).where(eq(gridCells.gridId, large));
    const idle = cells.filter(({ state }) => state !== 'running');
    expect(counts).toEqual({
      total: rows.length * columns.length,
      answered: of('answered'),
      not_stated: of('not_stated'),
      cannot_determine: of('cannot_determine'),
      running: of('running'),
      failed: of('failed'),
      not_run: of('not_run'),
      // Of what was stored before it ran again, too.
      breaks_flag: expect.any(Number) as number,
      outdated: expect.any(Number) as number,
    });
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
    const stale = idle.filter((cell) => cell.is_outdated).length;
    const broken = idle.filter((cell) => cell.breaks_flag).length;
    const running = stored.length - idle.filter((cell) => cell.computed_at).length;
    expect(counts.outdated).toBeGreaterThanOrEqual(stale);
    expect(counts.outdated).toBeLessThanOrEqual(stale + running);
    expect(counts.breaks_flag).toBeGreaterThanOrEqual(broken);
    expect(counts.breaks_flag).toBeLessThanOrEqual(broken + running);
  });

  it('count the marks of the cells, and what a run would plan, as without the count', async () => {
    const { cells, counts } = await read(small);
    expect(counts.breaks_flag).toBe(cells.filter((cell) => cell.breaks_flag).length);
    expect(counts.outdated).toBe(cells.filter((cell) => cell.is_outdated).length);
    expect(counts.outdated).toBeGreaterThan(0);
    for (const gridId of [small, large])
      for (const only of ['missing', 'all'] as const) {
        const planned = await planRun(database(), await openGrid(ctx, gridId), only);
        expect((await estimateRun(ctx, gridId, only)).cells).toBe(planned.length);
        expect(planned.length).toBeGreaterThan(0);
      }
  });

  it('list grids with the counts of each and as many statements for two as for one', async () => {
    const list = await listGrids(ctx, { page: 1, size: 10 });
    const inList = Object.fromEntries(list.grids.map((grid) => [grid.id, grid]));
    const stored = await database().select().from(gridCells).where(eq(gridCells.gridId, large));
    const { counts } = await read(large);
    expect(inList[large]).toMatchObject({
      rows_count: 70,
      columns_count: COLUMNS.length,
      cells_count: stored.length,
      breaks_flag_count: counts.breaks_flag,
      is_running: true,
    });
    expect(inList[small]).toMatchObject({ rows_count: 3, is_running: false });
    expect(await statements(() => listGrids(ctx, { page: 1, size: 2 }))).toBe(
      await statements(() => listGrids(ctx, { page: 1, size: 1 })),
    );
    expect(await listGridNames(ctx, 1)).toEqual(
      list.grids.slice(0, 1).map(({ id, name, updated_at }) => ({ id, name, updated_at })),
    );
  });

  it('read one cell, and changed cells, equal to those read with all cells', async () => {
    const { cells } = await read(large);
    const some = cells.filter(({ computed_at: at }) => at).at(-1);
    if (!some) throw new Error('No cell is stored.');
    const alone = await read(large, { rows: some.row_id, columns: some.column_id });
    expect(alone.cells).toEqual([some]);
    const news = await read(large, { changed_since: new Date(Date.now() + 60_000).toISOString() });
    const busy = new Set((await openGrid(ctx, large)).rows.slice(0, BUSY_ROWS).map(({ id }) => id));
    expect(news.cells).toEqual(cells.filter(({ row_id: id }) => busy.has(id)));
  });

  it('bring the start of a large grid as the screen makes it of all cells', async () => {
    const { cells, counts } = await read(large, { detail: 'page' });
    const grid = await getGrid(ctx, large);
    const byPlace = new Map(cells.map((cell) => [`${cell.row_id} ${cell.column_id}`, cell]));
    const cellAt = (row: string, column: string) => byPlace.get(`${row} ${column}`);
    const [column] = grid.columns;
    const addresses: GridAddress[] = [
      PLAIN,
      { ...PLAIN, sort: { columnId: column?.id ?? '', isDescending: true } },
      { ...PLAIN, filters: [{ ...NO_FILTER, breaksFlag: true, contains: 'words' }] },
      { ...PLAIN, filters: [{ ...NO_FILTER, state: 'running' }] },
    ];
    for (const address of addresses) {
      const rows = arrangeRows(grid.rows, grid.columns, cellAt, address);
      const start = await startAt(large, address);
      expect(start.order ?? rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(start.counts).toEqual(counts);
      const shown = rows.slice(0, 20).flatMap(({ id }) => grid.columns.map((one) => cellAt(id, one.id)));
      expect(new Set(start.cells.map(({ row_id: row, column_id: at }) => cellAt(row, at)))).toEqual(new Set(shown));
      for (const one of grid.columns)
        expect(start.columns[one.id]?.spread).toEqual(
          spreadOf(
            one,
            cells.filter(({ column_id: id }) => id === one.id),
          ),
        );
    }
    const chosen = cells.find(({ row_id: row }) => row === grid.rows.at(-1)?.id);
    const cell = { rowId: chosen?.row_id ?? '', columnId: chosen?.column_id ?? '' };
    const start = await startAt(large, { ...PLAIN, cell });
    expect(start.cells).toHaveLength(20 * COLUMNS.length + 1);
    expect(start.cells.at(-1)).toMatchObject({ row_id: cell.rowId, column_id: cell.columnId });
  });

  it('bring the run that is at work and the open cell with the page, for few statements', async () => {
    const stored = (await read(large)).cells.find(({ computed_at: at }) => at);
    const cell = { rowId: stored?.row_id ?? '', columnId: stored?.column_id ?? '' };
    const asked: string[] = [];
    const answers = new Map<string, unknown>();
    const readAll = async (reads: ReturnType<typeof readsOfGrid>): Promise<void> => {
      for (const { queryKey, read: run } of reads) {
        const answer = await run(ctx);
        const key = (answer?.queryKey ?? queryKey).slice(0, 2).join(' ');
        asked.push(key);
        answers.set(key, answer?.data);
        await readAll([...(answer?.further ?? [])]);
      }
    };
    const count = await statements(() => readAll(readsOfGrid(large, { ...PLAIN, cell })));
    expect(asked.toSorted()).toEqual(
      ['grids one', 'jobs one', 'grids start', 'grids cell', 'grids list', 'grids estimate'].toSorted(),
    );
    expect(answers.get('grids cell')).toEqual(stored);
    expect(answers.get('jobs one')).toMatchObject({ kind: 'run-grid', status: 'running' });
    expect(count).toBeLessThanOrEqual(20);
  });

  it('plan a run through its transaction, as the embedded database answers no other connection meanwhile', async () => {
    const { cells } = await estimateRun(ctx, small, 'missing');
    const job = await requestRun(ctx, small, { only: 'missing' });
    expect(job.progress.total).toBe(cells);
  });

  const startAt = async (gridId: string, address: GridAddress): Promise<CellsStart> => {
    const answer = await firstCells(await openGrid(ctx, gridId), await getGrid(ctx, gridId), address);
    if (!('start' in answer)) throw new Error('The whole grid was sent.');
    return answer.start;
  };
});

async function statements(run: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

/** A grid with cells of every state, some of an earlier question, and a run of some that has begun when it is large. */
async function makeGrid(ctx: Context, companies: number): Promise<string> {
  const ids: string[] = [];
  for (let index = 0; index < companies; index += 1) {
    const companyId = await addCompany(ctx);
    if (index % 3 < 2) await addFiling(companyId, 'DEF 14A', { processingStatus: 'processed' });
    if (index % 2 === 0) await addFiling(companyId, '10-K', { processingStatus: 'processed' });
    ids.push(companyId);
  }
  const { id: gridId } = await createGrid(
    ctx,
    createGridInput.parse({
      name: `Of ${companies}`,
      rows: ids.map((company_id) => ({ company_id })),
      columns: COLUMNS,
    }),
  );
  const { rows, columns, keyContext } = await openGrid(ctx, gridId);
  const keys = await keyContext();
  const cells = rows.flatMap((row, down) =>
    columns.flatMap((column, across): (typeof gridCells.$inferInsert)[] => {
      const at = down * columns.length + across;
      if (at % 11 === 10) return [];
      const [low, high] = RANGES[down % RANGES.length] ?? [null, null];
      const state = STATES[at % STATES.length] ?? 'failed';
      return [
        {
          gridId,
          rowId: row.id,
          columnId: column.id,
          documentId: row.document?.id ?? null,
          reuseKey: at % 7 === 6 ? 'earlier' : (reuseKey(column, row, keys) ?? 'none'),
          state,
          text: `In words ${down % 4}, and more of them than a distribution shows of an answer`,
          value: across % 3 === 2 ? null : low,
          low,
          high,
          engine: 'extractive',
          isFlagged: down % 2 === 0,
          updatedAt: new Date(Date.now() - 3_600_000),
        },
      ];
    }),
  );
  await database().insert(gridCells).values(cells);
  if (companies > 50) await beginRun(ctx, gridId);
  await database()
    .update(grids)
    .set({ name: `${companies} companies` })
    .where(eq(grids.id, gridId));
  return gridId;
}

/** Two rows in a worker's hands and two that wait; most of their cells have been computed before. */
async function beginRun(ctx: Context, gridId: string): Promise<void> {
  const { rows, columns } = await openGrid(ctx, gridId);
  const jobId = randomUUID();
  const { tenantId, userId } = ctx;
  await database()
    .insert(jobs)
    .values({
      id: jobId,
      kind: 'run-grid',
      tenantId,
      createdBy: userId,
      status: 'running',
      payload: { gridId, cells: BUSY_ROWS * columns.length },
    });
  await database()
    .insert(gridWork)
    .values(
      rows.slice(0, BUSY_ROWS).flatMap((row, ordinal) =>
        columns.map((column) => ({
          gridId,
          rowId: row.id,
          columnId: column.id,
          jobId,
          ordinal,
          claimedUntil: ordinal < 2 ? new Date(Date.now() + 3_600_000) : null,
        })),
      ),
    );
}
