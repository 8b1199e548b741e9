import type { Metadata } from 'next';
import { CompaniesView } from './companies-view';

export const metadata: Metadata = { title: 'Companies' };

export default function CompaniesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  return <CompaniesView searchParams={searchParams} />;
}
