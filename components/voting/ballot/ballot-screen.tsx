'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { oneBallot } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { BallotView } from './ballot-view';
import type { CreateEngagement } from './head/start-engagement';

type BallotScreenProps = { ballotId: string; canWrite: boolean; createEngagement: CreateEngagement };

/** A ballot by its id: loading, error, or the ballot itself. */
export function BallotScreen({ ballotId, canWrite, createEngagement }: BallotScreenProps) {
  const { data, error, refetch, isFetching } = useQuery(oneBallot(ballotId));
  if (data) return <BallotView ballot={data} canWrite={canWrite} createEngagement={createEngagement} />;
  if (!error) return <LoadingScreen label="Loading ballot..." />;
  return (
    <div className="flex flex-1 items-center justify-center">
      <ErrorState
        title="Failed to load the ballot"
        cause={apiErrorMessage(error, 'The ballot could not be read.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <Link href="/voting" className={buttonVariants({ size: 'sm' })}>
            Back to Meetings
          </Link>
        }
      />
    </div>
  );
}
