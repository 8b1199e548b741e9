import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData } from '@/app/first-data';
import { MAX_POLICIES, NO_FILTERS, policyList, votingSeason } from '@/components/reads/voting-reads';
import { PoliciesScreen } from '@/components/voting/policy/policies-screen';
import { VotingTabs } from '@/components/voting/shared/voting-tabs';
import { getSessionView } from '@/lib/auth';
import { seasonQuery } from '@/lib/voting/meetings/schema';
import { readSeason } from '@/lib/voting/meetings/season';
import { listPolicies } from '@/lib/voting/policy/read-policies';

export const metadata: Metadata = { title: 'Voting policies' };

export default async function PoliciesPage() {
  const session = await getSessionView();
  if (!session) redirect('/sign-in');
  return (
    <FirstData
      reads={[
        first(policyList, (ctx) => listPolicies(ctx, { page: 1, size: MAX_POLICIES })),
        first(votingSeason(NO_FILTERS, new Date().getUTCFullYear()), (ctx) => readSeason(ctx, seasonQuery.parse({}))),
      ]}
    >
      <VotingTabs active="policies" />
      <PoliciesScreen canWrite={session.role !== 'org:viewer'} />
    </FirstData>
  );
}
