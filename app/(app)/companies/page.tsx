import type { Metadata } from 'next';
import type { Search } from '@/app/search-params';
import { CompaniesView } from './companies-view';

export const metadata: Metadata = { title: 'Companies' };

export default function CompaniesPage({ searchParams }: { searchParams: Promise<Search> }) {
  return <CompaniesView searchParams={searchParams} />;
}
