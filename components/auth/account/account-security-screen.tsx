'use client';

import { useQuery } from '@tanstack/react-query';
import { accountSecurity } from '@/components/reads/account-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { SecondFactorSection } from './second-factor-section';
import { SessionList } from './session-list';

/** The second factor and the open sessions of one's own account. */
export function AccountSecurityScreen() {
  const { data, error, isFetching, refetch } = useQuery({ ...accountSecurity, staleTime: FRESH_MS });
  if (!data && error)
    return (
      <Card className="flex min-h-[300px] flex-col justify-center">
        <ErrorState
          title="Failed to load your sessions"
          cause={apiErrorMessage(error, 'They could not be read. Nothing was changed.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Card>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading your sessions...">
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  return (
    <div className="flex min-h-0 max-w-[880px] flex-col gap-6 overflow-y-auto">
      <SecondFactorSection factor={data.second_factor} />
      <SessionList sessions={data.sessions} idleHours={data.idle_hours} />
    </div>
  );
}
