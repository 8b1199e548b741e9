'use client';

import { useQuery } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { AnalysisContextForm } from './analysis-context-form';
import { LoadProblem } from '../list-states';
import { analysisContext } from '@/components/reads/organization-reads';

/** Instructions for all reports; for admins. */
export function AnalysisContextTab() {
  const { data, error, isFetching, refetch } = useQuery({
    ...analysisContext,
    staleTime: FRESH_MS,
    refetchOnReconnect: false,
  });
  return (
    <section aria-labelledby="context-heading" className="flex min-h-0 flex-col gap-3 overflow-y-auto">
      <h2 id="context-heading" className="flex min-h-7 items-center text-base font-semibold">
        Analysis Context
      </h2>
      {data ? (
        <AnalysisContextForm saved={data.analysis_context} />
      ) : error ? (
        <LoadProblem
          title="Failed to load analysis context"
          cause={apiErrorMessage(error, 'The text could not be read. Nothing was changed.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading analysis context..." className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="flex h-[330px] flex-col gap-3 rounded-lg border border-line bg-surface p-4">
            {[80, 92, 60].map((width) => (
              <Skeleton key={width} style={{ width: `${width}%` }} />
            ))}
          </div>
          <div className="h-40 rounded-lg border border-line bg-surface" />
        </SkeletonGroup>
      )}
    </section>
  );
}
