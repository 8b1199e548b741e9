import type { Metadata } from 'next';
import { cache } from 'react';
import { CompanyNotFound } from '@/components/documents/company-not-found';
import { CompanyScreen } from '@/components/documents/company-screen';
import { readCompanyAddress } from '@/components/documents/page-address';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import { getCompany } from '@/lib/companies/list-companies';
import type { Company } from '@/lib/companies/schema';
import { listDocuments } from '@/lib/documents/list-documents';
import { isAppError } from '@/lib/errors';
import { hasRole } from '@/lib/http/roles';
import { idParams } from '@/lib/http/shapes';

const DOCUMENT_LIMIT = 200;

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Shared by the page and its title; null when the company is not on the list. */
const readCompany = cache(async (id: string): Promise<Company | null> => {
  const ctx = await getContext();
  if (!ctx || !idParams.safeParse({ id }).success) return null;
  return inTenant(ctx, () => getCompany(ctx, id)).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readCompany((await params).id))?.name ?? 'Company not found' };
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const { id } = await params;
  const [ctx, company, search] = await Promise.all([getContext(), readCompany(id), searchParams]);
  if (!ctx || !company) return <CompanyNotFound />;
  const documents = await inTenant(ctx, () => listDocuments(ctx, { company_id: id, limit: DOCUMENT_LIMIT }));
  const address = readCompanyAddress((name) => [search[name]].flat()[0] ?? null);
  return (
    <CompanyScreen
      key={id}
      initial={{ company, documents, readAt: readAt() }}
      address={address}
      canWrite={hasRole(ctx.role, 'org:member')}
    />
  );
}

function readAt(): number {
  return Date.now();
}
