import type { Metadata } from 'next';
import { QueryScreen } from '@/components/queries/query-screen';
import { readAddress } from '@/components/queries/url-state';

export const metadata: Metadata = { title: 'Query' };

type Search = Record<string, string | string[] | undefined>;

export default async function QueryPage({ searchParams }: { searchParams: Promise<Search> }) {
  const search = await searchParams;
  const first = (name: string) => [search[name]].flat()[0] ?? null;
  // Another link to this screen starts it anew; the address it writes itself does not come back to the server.
  return <QueryScreen key={JSON.stringify(search)} address={readAddress({ get: first })} />;
}
