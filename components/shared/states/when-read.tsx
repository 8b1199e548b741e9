'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { cn } from '@/components/ui/cn';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { ErrorState } from './error-state';

type WhenReadProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  loading: string;
  /** The title of a failure, and its cause where the server names none. */
  failure: string;
  cause: string;
  /** How many fields are awaited; one by default. */
  fields?: number;
  /** Of the place that waits, where it needs the margins of a dialog. */
  className?: string;
  children: (data: T) => ReactNode;
};

/** A part of a dialog or panel that needs what is read when it opens: loading or an error with Retry until then. */
export function WhenRead<T>({ query, loading, failure, cause, fields = 1, className, children }: WhenReadProps<T>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        className="py-5"
        title={failure}
        cause={apiErrorMessage(error, cause)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <SkeletonGroup label={loading} className={cn('flex flex-col gap-5', className)}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} className="h-8 rounded-md" />
      ))}
    </SkeletonGroup>
  );
}
