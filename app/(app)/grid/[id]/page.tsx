import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData } from '@/app/first-data';
import { GridScreen } from '@/components/grid/grid-screen';
import { gridCells, gridEstimate, gridList, MOST_GRIDS, oneGrid } from '@/components/reads/grid-reads';
import { getSessionView } from '@/lib/auth';
import { readCells } from '@/lib/grid/cells/read-cells';
import { getGrid, listGrids } from '@/lib/grid/read-grids';
import { estimateRun } from '@/lib/grid/run/estimate-run';
import { idParams } from '@/lib/shapes';

export const metadata: Metadata = { title: 'Grid' };

/** Thousands of cells are not sent with the page. */
const MOST_SENT = 1_000;

export default async function GridPage({ params }: { params: Promise<{ id: string }> }) {
  const [session, { id }] = await Promise.all([getSessionView(), params]);
  if (!session) redirect('/sign-in');
  const gridId = () => idParams.parse({ id }).id;
  return (
    <FirstData
      reads={[
        first(oneGrid(id), (ctx) => getGrid(ctx, gridId())),
        first(gridCells(id), async (ctx) => {
          const read = await readCells(ctx, gridId(), { detail: 'page' });
          return read.cells.length <= MOST_SENT ? read : undefined;
        }),
        first(gridList, (ctx) => listGrids(ctx, { page: 1, size: MOST_GRIDS })),
        first(gridEstimate(id), (ctx) => estimateRun(ctx, gridId(), 'missing')),
      ]}
    >
      <GridScreen gridId={id} />
    </FirstData>
  );
}
