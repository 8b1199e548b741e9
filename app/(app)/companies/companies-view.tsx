import { first, FirstData } from '@/app/first-data';
import { firstJobs } from '@/app/first-jobs';
import { searchOf, type Search } from '@/app/search-params';
import { CompaniesScreen } from '@/components/companies/companies-screen';
import { COMPANY_PAGE_SIZE, companyList, FETCH_KINDS } from '@/components/reads/company-reads';
import { firstRun } from '@/components/reads/first-run-reads';
import { edgarContact } from '@/components/reads/integrations-reads';
import { getSessionView } from '@/lib/auth';
import { listCompanies } from '@/lib/companies/list-companies';
import type { Company } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { readEdgarContact } from '@/lib/organizations/edgar-contact';
import { readFirstRun } from '@/lib/organizations/first-run';

/** The companies view, used by both of its URLs. */
export async function CompaniesView({ searchParams }: { searchParams: Promise<Search> }) {
  const [session, param] = await Promise.all([getSessionView(), searchOf(searchParams)]);
  // The layout has already redirected requests without a session to sign-in.
  if (!session) return null;
  const search = (param('q') ?? '').trim().slice(0, 200);
  const reads = [
    first(companyList(search), (asking) => readWhole(asking, search)),
    firstJobs(FETCH_KINDS),
    first(edgarContact, readEdgarContact),
    first(firstRun, readFirstRun),
  ];
  return (
    <FirstData reads={reads}>
      <CompaniesScreen initialSearch={search} canWrite={session.role !== 'org:viewer'} />
    </FirstData>
  );
}

/** Undefined when the list is longer than one page of the API: thousands of rows are not sent with the page. */
async function readWhole(ctx: Context, search: string): Promise<Company[] | undefined> {
  const companies = await listCompanies(ctx, { search: search || undefined, page: 1, size: COMPANY_PAGE_SIZE });
  return companies.length < COMPANY_PAGE_SIZE ? companies : undefined;
}
