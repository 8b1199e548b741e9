import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { first, FirstData } from '@/app/first-data';
import { onePolicy } from '@/components/reads/voting-reads';
import { PolicyScreen } from '@/components/voting/policy/policy-screen';
import { getSessionView } from '@/lib/auth';
import { getPolicy } from '@/lib/voting/policy/read-policies';
import { policyParams } from '@/lib/voting/policy/schema';

export const metadata: Metadata = { title: 'Voting policy' };

export default async function PolicyPage({ params }: { params: Promise<{ id: string }> }) {
  const [session, { id }] = await Promise.all([getSessionView(), params]);
  if (!session) redirect('/sign-in');
  return (
    <FirstData reads={[first(onePolicy(id), (ctx) => getPolicy(ctx, policyParams.parse({ id }).id))]}>
      <PolicyScreen policyId={id} canWrite={session.role !== 'org:viewer'} />
    </FirstData>
  );
}
