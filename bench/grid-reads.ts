import pg from 'pg';
import { readsOfGrid } from '@/app/(app)/grid/[id]/first-reads';
import type { FirstRead } from '@/app/first-data';
import { readGridAddress, type GridAddress } from '@/components/grid/grid-address';
import { inTenant } from '@/db/tenant-scope';
import type { Context } from '@/lib/context';
import { readCells } from '@/lib/grid/cells/read-cells';
import { listGrids } from '@/lib/grid/read-grids';

const TIMES = 5;
const FROM_NOW_MS = 1_000;

/** What the screens read of a large grid: the median of five times, the statements, and what is sent. */
export async function measureReads(ctx: Context, gridId: string): Promise<void> {
  const all = await readCells(ctx, gridId, { detail: 'page' });
  const some = all.cells.find(({ state }) => state === 'answered');
  const plain = readGridAddress(new URLSearchParams());
  const cell = some ? { rowId: some.row_id, columnId: some.column_id } : null;
  const sort = some ? { columnId: some.column_id, isDescending: true } : null;
  const page = (address: GridAddress) => () => inTenant(ctx, () => readAll(ctx, readsOfGrid(gridId, address)));
  const cells = (query: Parameters<typeof readCells>[2]) => () => inTenant(ctx, () => readCells(ctx, gridId, query));
  await measure('page', page(plain));
  await measure('page with a cell open', page({ ...plain, cell }));
  await measure('page sorted by a column', page({ ...plain, sort }));
  await measure('list of grids', () => inTenant(ctx, () => listGrids(ctx, { page: 1, size: 200 })));
  await measure('all cells for the screen', cells({ detail: 'page' }));
  await measure('what changed, nothing', () =>
    cells({ detail: 'page', changed_since: new Date(Date.now() + FROM_NOW_MS).toISOString() })(),
  );
  if (some) await measure('one cell', cells({ detail: 'full', rows: [some.row_id], columns: [some.column_id] }));
}

async function readAll(ctx: Context, reads: readonly FirstRead[]): Promise<unknown[]> {
  return Promise.all(
    reads.map(async ({ read }) => {
      const answer = await read(ctx);
      return [answer?.data, await readAll(ctx, answer?.further ?? [])];
    }),
  );
}

async function measure(name: string, read: () => Promise<unknown>): Promise<void> {
  const timesMs: number[] = [];
  let size = 0;
  let statements = 0;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]): unknown {
    statements += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    for (let time = 0; time < TIMES; time += 1) {
      const startedAt = performance.now();
      const answer = await read();
      timesMs.push(performance.now() - startedAt);
      size = JSON.stringify(answer).length;
    }
  } finally {
    pg.Client.prototype.query = query;
  }
  const median = timesMs.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
  console.log(
    `${name}: ${Math.round(median)} ms, ${Math.round(statements / TIMES)} statements, ${(size / 1e6).toFixed(2)} MB`,
  );
}
