import type { Metadata } from 'next';
import { cache } from 'react';
import { first, FirstData, type FirstRead } from '@/app/first-data';
import { firstJobs } from '@/app/first-jobs';
import { searchOf, type Search } from '@/app/search-params';
import { edgarContact } from '@/components/reads/integrations-reads';
import { DOCUMENT_KINDS, oneCompany } from '@/components/reads/company-reads';
import { CompanyNotFound } from '@/components/documents/company-not-found';
import { CompanyScreen } from '@/components/documents/company-screen';
import { companyChanges as changesRead, type Pair } from '@/components/documents/changes/changes-reads';
import { companyDocuments, DOCUMENT_LIMIT, documentFacts } from '@/components/reads/document-reads';
import { factDocuments } from '@/components/documents/facts/fact-documents';
import { companyFigures } from '@/components/documents/financials/financials-reads';
import { readCompanyAddress } from '@/components/documents/page-address';
import { inTenant } from '@/db/tenant-scope';
import { getContext } from '@/lib/auth';
import { companyChanges } from '@/lib/changes/company-changes';
import { changesQuery, type CompanyChanges } from '@/lib/changes/schema';
import { getCompany } from '@/lib/companies/list-companies';
import type { Company } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { listDocuments } from '@/lib/documents/list-documents';
import type { Document } from '@/lib/documents/schema';
import { isAppError } from '@/lib/errors';
import { companyFinancials } from '@/lib/financials/company-financials';
import { listFacts } from '@/lib/facts/list-facts';
import { readEdgarContact } from '@/lib/organizations/edgar-contact';
import { hasRole } from '@/lib/roles';
import { idParams } from '@/lib/shapes';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

/** Shared by the page and its title; null when the company is not on the list. */
const readCompany = cache(async (id: string): Promise<Company | null> => {
  const ctx = await getContext();
  if (!ctx || !idParams.safeParse({ id }).success) return null;
  return inTenant(ctx, () => getCompany(ctx, id)).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'not_found') return null;
    throw error;
  });
});

const readDocuments = cache(async (companyId: string): Promise<Document[]> => {
  const ctx = await getContext();
  return ctx ? listDocuments(ctx, { company_id: companyId, limit: DOCUMENT_LIMIT }) : [];
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readCompany((await params).id))?.name ?? 'Company not found' };
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const { id } = await params;
  const [ctx, company, param] = await Promise.all([getContext(), readCompany(id), searchOf(searchParams)]);
  if (!ctx || !company) return <CompanyNotFound />;
  const address = readCompanyAddress(param);
  const shown =
    address.tab === 'facts'
      ? await shownFacts(ctx, id, address.documentId)
      : address.tab === 'financials'
        ? [first(companyFigures(id, 'annual'), (asking) => companyFinancials(asking, id, { period: 'annual' }))]
        : address.tab === 'changes'
          ? [first(changesRead(id, address.compared), (asking) => shownChanges(asking, id, address.compared))]
          : [];
  const reads = [
    first(oneCompany(id), async () => company),
    first(companyDocuments(id), () => readDocuments(id)),
    firstJobs(DOCUMENT_KINDS),
    first(edgarContact, readEdgarContact),
    ...shown,
  ];
  return (
    <FirstData reads={reads}>
      <CompanyScreen key={id} company={company} address={address} canWrite={hasRole(ctx.role, 'org:member')} />
    </FirstData>
  );
}

/** What the changes tab shows; text that is not compared yet is waited for in the browser. */
async function shownChanges(ctx: Context, companyId: string, { from, to }: Pair): Promise<CompanyChanges | undefined> {
  const query = changesQuery.safeParse({
    from_document_id: from ?? undefined,
    to_document_id: to ?? undefined,
    detail: 'changed',
  });
  if (!query.success) return undefined;
  return companyChanges(ctx, companyId, query.data, { waitMs: 0, signal: new AbortController().signal });
}

/** The facts tab shows one filing: the one in the URL, or the first with facts. */
async function shownFacts(ctx: Context, companyId: string, documentId: string | null): Promise<FirstRead[]> {
  const documents = await inTenant(ctx, () => readDocuments(companyId)).catch(() => []);
  const readable = factDocuments(documents);
  const shown = readable.find(({ id }) => id === documentId) ?? readable[0];
  return shown ? [first(documentFacts(shown.id), (asking) => listFacts(asking, shown.id))] : [];
}
