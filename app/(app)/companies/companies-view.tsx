import { cancelJob, fetchFilings } from '@/app/(app)/documents/actions';
import { endFirstRun, saveEdgarContact, testEdgarContact } from '@/app/(app)/organization/actions';
import { first, FirstData, firstOfList, MAX_ROWS_SENT, ROWS_OF_START } from '@/app/first-data';
import { firstJobs } from '@/app/first-jobs';
import { searchOf, type Search } from '@/app/search-params';
import { CompaniesScreen } from '@/components/companies/companies-screen';
import { companyList, companyListStart, FETCH_KINDS } from '@/components/reads/company-reads';
import { firstRun } from '@/components/reads/first-run-reads';
import { edgarContact } from '@/components/reads/integrations-reads';
import { getSessionView } from '@/lib/auth';
import { listAllCompanies, startCompanyList } from '@/lib/companies/start-company-list';
import { readEdgarContact } from '@/lib/organizations/edgar-contact';
import { readFirstRun } from '@/lib/organizations/first-run';

/** The companies view, used by both of its URLs. */
export async function CompaniesView({ searchParams }: { searchParams: Promise<Search> }) {
  const [session, param] = await Promise.all([getSessionView(), searchOf(searchParams)]);
  // The layout has already redirected requests without a session to sign-in.
  if (!session) return null;
  const search = (param('q') ?? '').trim().slice(0, 200);
  const reads = [
    firstOfList(
      companyList(search),
      companyListStart(search),
      (asking) =>
        startCompanyList(asking, { search: search || undefined }, { most: MAX_ROWS_SENT, rows: ROWS_OF_START }),
      (asking) => listAllCompanies(asking, { search: search || undefined }),
    ),
    firstJobs(FETCH_KINDS),
    first(edgarContact, readEdgarContact),
    first(firstRun, readFirstRun),
  ];
  return (
    <FirstData reads={reads}>
      <CompaniesScreen
        initialSearch={search}
        canWrite={session.role !== 'org:viewer'}
        actions={{ cancelJob, endFirstRun, fetchFilings, saveEdgarContact, testEdgarContact }}
      />
    </FirstData>
  );
}
