import type { Metadata } from 'next';
import { z } from 'zod';
import { first, FirstData, type FirstRead } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { companyChoiceSchema } from '@/components/reads/choices';
import { companyChoices, COMPANY_PAGE_SIZE, oneCompany } from '@/components/reads/company-reads';
import { companyDocuments, DOCUMENT_LIMIT } from '@/components/reads/document-reads';
import { storedAnswer } from '@/components/reads/query-reads';
import { QueryScreen } from '@/components/queries/query-screen';
import { readAddress, type QueryAddress } from '@/components/queries/url-state';
import { getCompany, listCompanies } from '@/lib/companies/list-companies';
import { listDocuments } from '@/lib/documents/list-documents';
import { readQuery } from '@/lib/queries/read-query';

export const metadata: Metadata = { title: 'Query' };

export default async function QueryPage({ searchParams }: { searchParams: Promise<Search> }) {
  const address = readAddress({ get: await searchOf(searchParams) });
  // Another link to this page restarts the screen; URLs that the screen writes itself are not sent to the server.
  return (
    <FirstData reads={[choicesOfCompanies(), ...ofAddress(address)]}>
      <QueryScreen key={JSON.stringify(await searchParams)} address={address} />
    </FirstData>
  );
}

const choices = z.array(companyChoiceSchema);

/** The companies to choose from, with the fields that are shown of each. */
const choicesOfCompanies = (): FirstRead =>
  first(companyChoices(''), async (ctx) =>
    choices.parse(await listCompanies(ctx, { page: 1, size: COMPANY_PAGE_SIZE })),
  );

/** The answer in the URL, if it is the caller's, and the filings of its company. */
const ofAddress = ({ selection: { companyId }, answerId }: QueryAddress): FirstRead[] => [
  ...(companyId
    ? [
        first(oneCompany(companyId), (ctx) => getCompany(ctx, companyId)),
        first(companyDocuments(companyId), (ctx) =>
          listDocuments(ctx, { company_id: companyId, limit: DOCUMENT_LIMIT }),
        ),
      ]
    : []),
  ...(answerId ? [first(storedAnswer(answerId), (ctx) => readQuery(ctx, answerId))] : []),
];
