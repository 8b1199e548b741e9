import type { Metadata } from 'next';
import type { Search } from '@/app/search-params';
import { CompaniesView } from '../companies/companies-view';

export const metadata: Metadata = { title: 'Companies' };

/** Documents are listed under their companies, so this URL shows the companies view. */
export default function DocumentsPage({ searchParams }: { searchParams: Promise<Search> }) {
  return <CompaniesView searchParams={searchParams} />;
}
