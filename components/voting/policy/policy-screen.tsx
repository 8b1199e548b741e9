'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { onePolicy } from '@/components/reads/voting-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { PolicyEditor } from './policy-editor';

/** A policy by its id: loading, error, or its editor. */
export function PolicyScreen({ policyId, canWrite }: { policyId: string; canWrite: boolean }) {
  // The edited draft is not replaced when somebody else saves; publishing is refused then.
  const { data, error, refetch, isFetching } = useQuery({ ...onePolicy(policyId), refetchOnWindowFocus: false });
  if (data) return <PolicyEditor key={data.id} policy={data} canWrite={canWrite} />;
  if (!error) return <LoadingScreen label="Loading policy..." />;
  return (
    <div className="flex flex-1 items-center justify-center">
      <ErrorState
        title="Failed to load the policy"
        cause={apiErrorMessage(error, 'The policy could not be read.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        action={
          <Link href="/voting/policies" className={buttonVariants({ size: 'sm' })}>
            Back to Policies
          </Link>
        }
      />
    </div>
  );
}
