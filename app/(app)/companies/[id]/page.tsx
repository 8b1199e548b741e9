import type { Metadata } from 'next';
import { cache } from 'react';
import { first, FirstData, readOrNull, type FirstRead } from '@/app/first-data';
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
import { readCompanyAddress, type CompanyAddress } from '@/components/documents/page-address';
import { getContext } from '@/lib/auth';
import { companyChanges } from '@/lib/changes/company-changes';
import { changesQuery, type CompanyChanges } from '@/lib/changes/schema';
import { getCompany } from '@/lib/companies/list-companies';
import type { Company } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { listDocuments } from '@/lib/documents/list-documents';
import type { Document } from '@/lib/documents/schema';
import { companyFinancials } from '@/lib/financials/company-financials';
import { listFacts } from '@/lib/facts/list-facts';
import { readEdgarContact } from '@/lib/organizations/edgar-contact';
import { hasRole } from '@/lib/roles';
import { idParams } from '@/lib/common-schemas';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Search> };

/** Shared by the page and its title; null when the company is not on the list. */
const readCompany = cache(async (id: string): Promise<Company | null> => {
  const ctx = await getContext();
  if (!ctx || !idParams.safeParse({ id }).success) return null;
  return readOrNull(ctx, () => getCompany(ctx, id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readCompany((await params).id))?.name ?? 'Company not found' };
}

export default async function CompanyPage({ params, searchParams }: Props) {
  const { id } = await params;
  const [ctx, company, param] = await Promise.all([getContext(), readCompany(id), searchOf(searchParams)]);
  if (!ctx || !company) return <CompanyNotFound />;
  const address = readCompanyAddress(param);
  const reads = [
    first(oneCompany(id), async () => company),
    first(
      companyDocuments(id),
      (asking) => listDocuments(asking, { company_id: id, limit: DOCUMENT_LIMIT }),
      (documents) => (address.tab === 'facts' ? shownFacts(documents, address.documentId) : []),
    ),
    firstJobs(DOCUMENT_KINDS),
    first(edgarContact, readEdgarContact),
    ...readsOfTab(id, address),
  ];
  return (
    <FirstData reads={reads}>
      <CompanyScreen key={id} company={company} address={address} canWrite={hasRole(ctx.role, 'org:member')} />
    </FirstData>
  );
}

function readsOfTab(id: string, { tab, compared }: CompanyAddress): FirstRead[] {
  if (tab === 'financials')
    return [first(companyFigures(id, 'annual'), (ctx) => companyFinancials(ctx, id, { period: 'annual' }))];
  if (tab === 'changes') return [first(changesRead(id, compared), (ctx) => shownChanges(ctx, id, compared))];
  return [];
}

/** What the changes tab shows; the browser waits for text that is not compared yet. */
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
function shownFacts(documents: readonly Document[], documentId: string | null): FirstRead[] {
  const readable = factDocuments(documents);
  const shown = readable.find(({ id }) => id === documentId) ?? readable[0];
  return shown ? [first(documentFacts(shown.id), (asking) => listFacts(asking, shown.id))] : [];
}
