import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData, firstOfList } from '@/app/first-data';
import type { Search } from '@/app/search-params';
import { gridCellsStart, startOfCells } from '@/components/grid/cells-start';
import { readGridAddress } from '@/components/grid/grid-address';
import { GridScreen } from '@/components/grid/grid-screen';
import { gridCells, gridEstimate, gridList, MOST_GRIDS, oneGrid } from '@/components/reads/grid-reads';
import { getSessionView } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { readCells, withFirstPlaces } from '@/lib/grid/cells/read-cells';
import { getGrid, listGrids } from '@/lib/grid/read-grids';
import type { Grid } from '@/lib/grid/schema';
import { estimateRun } from '@/lib/grid/run/estimate-run';
import { idParams } from '@/lib/shapes';

export const metadata: Metadata = { title: 'Grid' };

/**
 * Of a larger grid the start is sent, with sources of no other cell: each is about 500 bytes of HTML, before it is
 * drawn.
 */
const MOST_CELLS_SENT = 500;

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

export default async function GridPage({ params, searchParams }: Props) {
  const [session, { id }, search] = await Promise.all([getSessionView(), params, searchParams]);
  if (!session) redirect('/sign-in');
  const gridId = () => idParams.parse({ id }).id;
  let asked: Promise<Grid> | undefined;
  const grid = (ctx: Context) => (asked ??= getGrid(ctx, gridId()));
  return (
    <FirstData
      reads={[
        first(oneGrid(id), grid),
        firstOfList(gridCells(id), gridCellsStart(id), async (ctx) => {
          const { rows, columns } = await grid(ctx);
          if (rows.length * columns.length <= MOST_CELLS_SENT)
            return { whole: await readCells(ctx, gridId(), { detail: 'page' }) };
          const bare = await readCells(ctx, gridId(), { detail: 'none' });
          const start = startOfCells(bare, { rows, columns }, readGridAddress(paramsOf(search)));
          return { start: { ...start, cells: await withFirstPlaces(ctx, gridId(), start.cells) } };
        }),
        first(gridList, (ctx) => listGrids(ctx, { page: 1, size: MOST_GRIDS })),
        first(gridEstimate(id), (ctx) => estimateRun(ctx, gridId(), 'missing')),
      ]}
    >
      <GridScreen gridId={id} />
    </FirstData>
  );
}

function paramsOf(search: Search) {
  const getAll = (name: string) => [search[name] ?? []].flat();
  return { get: (name: string) => getAll(name)[0] ?? null, getAll };
}
