import type { Metadata } from 'next';
import { z } from 'zod';
import { first, FirstData, type FirstRead } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { companyChoiceSchema, documentChoiceSchema } from '@/components/reads/choices';
import { chosenCompany, companyChoices, DOCUMENT_LIMIT, documentChoices } from '@/components/reads/query-reads';
import { QueryScreen } from '@/components/queries/query-screen';
import { readAddress } from '@/components/queries/url-state';
import { getCompany, listCompanies } from '@/lib/companies/list-companies';
import { listCompaniesQuery } from '@/lib/companies/schema';
import { listDocuments } from '@/lib/documents/list-documents';

export const metadata: Metadata = { title: 'Query' };

const companies = z.array(companyChoiceSchema);
const documents = z.array(documentChoiceSchema);

export default async function QueryPage({ searchParams }: { searchParams: Promise<Search> }) {
  const address = readAddress({ get: await searchOf(searchParams) });
  const { companyId } = address.selection;
  // Another link to this page restarts the screen; URLs that the screen writes itself are not sent to the server.
  return (
    <FirstData reads={[allChoices(), ...(companyId ? choicesOf(companyId) : [])]}>
      <QueryScreen key={JSON.stringify(await searchParams)} address={address} />
    </FirstData>
  );
}

/** Sends only the fields that the screen shows. */
const allChoices = (): FirstRead =>
  first(companyChoices(''), async (ctx) => companies.parse(await listCompanies(ctx, listCompaniesQuery.parse({}))));

const choicesOf = (companyId: string): FirstRead[] => [
  first(chosenCompany(companyId), async (ctx) => companyChoiceSchema.parse(await getCompany(ctx, companyId))),
  first(documentChoices(companyId), async (ctx) =>
    documents.parse(await listDocuments(ctx, { company_id: companyId, limit: DOCUMENT_LIMIT })),
  ),
];
