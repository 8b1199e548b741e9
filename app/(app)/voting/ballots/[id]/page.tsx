import type { Metadata } from 'next';
import { first, FirstData } from '@/app/first-data';
import { oneBallot } from '@/components/reads/voting-reads';
import { BallotScreen } from '@/components/voting/ballot/ballot-screen';
import { getSessionView } from '@/lib/auth';
import { idParams } from '@/lib/shapes';
import { getBallot } from '@/lib/voting/ballots/read-ballots';

export const metadata: Metadata = { title: 'Ballot' };

export default async function BallotPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, session] = await Promise.all([params, getSessionView()]);
  return (
    <FirstData reads={[first(oneBallot(id), (ctx) => getBallot(ctx, idParams.parse({ id }).id))]}>
      <BallotScreen ballotId={id} canWrite={session !== null && session.role !== 'org:viewer'} />
    </FirstData>
  );
}
