import type { Metadata } from 'next';
import { CompaniesView } from '../companies/companies-view';

export const metadata: Metadata = { title: 'Companies' };

/** Documents are found under their companies, so this address shows the companies view. */
export default function DocumentsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  return <CompaniesView searchParams={searchParams} />;
}
