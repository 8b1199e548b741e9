import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FirstData } from '@/app/first-data';
import type { Search } from '@/app/search-params';
import { readGridAddress } from '@/components/grid/grid-address';
import { GridScreen } from '@/components/grid/grid-screen';
import { getSessionView } from '@/lib/auth';
import { readsOfGrid } from './first-reads';

export const metadata: Metadata = { title: 'Grid' };

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

export default async function GridPage({ params, searchParams }: Props) {
  const [session, { id }, search] = await Promise.all([getSessionView(), params, searchParams]);
  if (!session) redirect('/sign-in');
  return (
    <FirstData reads={readsOfGrid(id, readGridAddress(paramsOf(search)))}>
      <GridScreen gridId={id} />
    </FirstData>
  );
}

function paramsOf(search: Search) {
  const getAll = (name: string) => [search[name] ?? []].flat();
  return { get: (name: string) => getAll(name)[0] ?? null, getAll };
}
