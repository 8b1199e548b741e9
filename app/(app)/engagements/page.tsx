import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData, type FirstRead } from '@/app/first-data';
import { searchOf, type Search } from '@/app/search-params';
import { readEngagementAddress } from '@/components/engagements/engagement-address';
import { engagementList, flaggedReports, MAX_ENGAGEMENTS, oneEngagement } from '@/components/reads/engagement-reads';
import { companyOutcomes, MAX_MEETINGS } from '@/components/reads/outcome-reads';
import { EngagementsScreen } from '@/components/engagements/engagements-screen';
import { getSessionView } from '@/lib/auth';
import { listFlaggedReports } from '@/lib/engagements/record/list-flagged-reports';
import { getEngagement, listEngagements } from '@/lib/engagements/record/read-engagements';
import { listOutcomes } from '@/lib/voting/outcomes/stored/list-outcomes';

export const metadata: Metadata = { title: 'Engagements' };

const ALL = { page: 1, size: MAX_ENGAGEMENTS };

/** The tabs show the number of entries in each list, so all three are read. */
const LISTS: readonly FirstRead[] = [
  first(flaggedReports, (ctx) => listFlaggedReports(ctx, ALL)),
  first(engagementList('active'), (ctx) => listEngagements(ctx, { ...ALL, tab: 'active' })),
  first(engagementList('history'), (ctx) => listEngagements(ctx, { ...ALL, tab: 'history' })),
];

/** The header of an engagement says how the company's last votes ended. */
const ofEngagement = ({ company_id: companyId }: { company_id: string }): FirstRead[] => [
  first(companyOutcomes(companyId), (ctx) => listOutcomes(ctx, { company_id: companyId, page: 1, size: MAX_MEETINGS })),
];

export default async function EngagementsPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [session, param] = await Promise.all([getSessionView(), searchOf(searchParams)]);
  if (!session) redirect('/sign-in');
  const { id } = readEngagementAddress(param);
  const opened = id ? [first(oneEngagement(id), (ctx) => getEngagement(ctx, id), ofEngagement)] : [];
  return (
    <FirstData reads={[...LISTS, ...opened]}>
      <EngagementsScreen canWrite={session.role !== 'org:viewer'} />
    </FirstData>
  );
}
