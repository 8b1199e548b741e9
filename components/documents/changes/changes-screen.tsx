'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { companyChanges, type Pair } from './changes-reads';
import { ChangesView } from './changes-view';

const POLL_MS = 1_000;

type ChangesScreenProps = {
  companyId: string;
  pair: Pair;
  onPair: (pair: Pair) => void;
  /** How to get a second filing; nothing for users who may not fetch or upload. */
  actions: ReactNode;
};

/** What changed between two filings of one form: facts, nominees, proposals, and the text with both pages. */
export function ChangesScreen({ companyId, pair, onPair, actions }: ChangesScreenProps) {
  const query = useQuery({
    ...companyChanges(companyId, pair),
    refetchInterval: ({ state }) => (state.data?.job ? POLL_MS : false),
  });
  const { data: changes, error } = query;
  if (error && !changes)
    return (
      <ErrorState
        className="flex-1 border-t border-line"
        title="The filings could not be compared"
        cause={apiErrorMessage(error, 'Try again.')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        action={
          pair.from || pair.to ? (
            <button
              type="button"
              className="rounded-sm text-sm font-medium text-accent hover:underline"
              onClick={() => onPair({ from: null, to: null })}
            >
              Compare the newest two
            </button>
          ) : undefined
        }
      />
    );
  if (!changes) return <LoadingChanges />;
  if (changes.missing)
    return (
      <EmptyState className="flex-1 border-t border-line" title="Nothing to compare yet" actions={actions}>
        {changes.missing}
      </EmptyState>
    );
  return (
    <ChangesView
      key={`${changes.from?.id} ${changes.to?.id}`}
      companyId={companyId}
      changes={changes}
      onPair={onPair}
    />
  );
}

function LoadingChanges() {
  return (
    <SkeletonGroup
      label="Loading the changes..."
      className="flex flex-1 flex-col gap-4 border-t border-line bg-canvas p-6"
    >
      <Skeleton className="h-8 w-[560px] max-w-full" />
      <div className="grid grid-cols-[2fr_1fr_1fr] gap-3">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
      <Skeleton className="min-h-48 flex-1" />
    </SkeletonGroup>
  );
}
