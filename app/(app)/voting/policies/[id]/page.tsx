import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData } from '@/app/first-data';
import { onePolicy, policyVersions } from '@/components/reads/voting-reads';
import { PolicyScreen } from '@/components/voting/policy/policy-screen';
import { getSessionView } from '@/lib/auth';
import { getPolicy, listVersions } from '@/lib/voting/policy/read-policies';
import { policyParams } from '@/lib/voting/policy/schema';

export const metadata: Metadata = { title: 'Voting policy' };

export default async function PolicyPage({ params }: { params: Promise<{ id: string }> }) {
  const [session, { id }] = await Promise.all([getSessionView(), params]);
  if (!session) redirect('/sign-in');
  const policy = first(
    onePolicy(id),
    (ctx) => getPolicy(ctx, policyParams.parse({ id }).id),
    // The examples have no versions.
    (found) => (found.is_example ? [] : [first(policyVersions(id), (ctx) => listVersions(ctx, id))]),
  );
  return (
    <FirstData reads={[policy]}>
      <PolicyScreen policyId={id} canWrite={session.role !== 'org:viewer'} />
    </FirstData>
  );
}
