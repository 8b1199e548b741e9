import type { Metadata } from 'next';
import { createEngagement } from '@/app/(app)/engagements/actions';
import { first, FirstData, type FirstRead } from '@/app/first-data';
import { companyDocuments, DOCUMENT_LIMIT } from '@/components/reads/document-reads';
import { oneBallot } from '@/components/reads/voting-reads';
import { BallotScreen } from '@/components/voting/ballot/ballot-screen';
import { getSessionView } from '@/lib/auth';
import { listDocuments } from '@/lib/documents/list-documents';
import { idParams } from '@/lib/common-schemas';
import { getBallot } from '@/lib/voting/ballots/read-ballots';

export const metadata: Metadata = { title: 'Ballot' };

/** The documents with the pages shown beside the lines. */
const ofBallot = ({ company_id: companyId }: { company_id: string }): FirstRead[] => [
  first(companyDocuments(companyId), (ctx) => listDocuments(ctx, { company_id: companyId, limit: DOCUMENT_LIMIT })),
];

export default async function BallotPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, session] = await Promise.all([params, getSessionView()]);
  return (
    <FirstData reads={[first(oneBallot(id), (ctx) => getBallot(ctx, idParams.parse({ id }).id), ofBallot)]}>
      <BallotScreen
        ballotId={id}
        canWrite={session !== null && session.role !== 'org:viewer'}
        createEngagement={createEngagement}
      />
    </FirstData>
  );
}
