import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData } from '@/app/first-data';
import { GridsScreen } from '@/components/grid/list/grids-screen';
import { gridList, MAX_GRIDS } from '@/components/reads/grid-reads';
import { getSessionView } from '@/lib/auth';
import { listGrids } from '@/lib/grid/read-grids';

export const metadata: Metadata = { title: 'Grids' };

export default async function GridsPage() {
  const session = await getSessionView();
  if (!session) redirect('/sign-in');
  return (
    <FirstData reads={[first(gridList, (ctx) => listGrids(ctx, { page: 1, size: MAX_GRIDS }))]}>
      <GridsScreen canWrite={session.role !== 'org:viewer'} />
    </FirstData>
  );
}
