'use client';

import Link from 'next/link';
import { apiErrorMessage } from '@/components/api/api-error';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { GridView } from './grid-view';
import { useGrid } from './use-grid';

/** A grid by its id: loading, error, or the grid itself. */
export function GridScreen({ gridId }: { gridId: string }) {
  const watched = useGrid(gridId);
  const { grid, cells, start, counts } = watched;
  const error = grid.error ?? (cells.data ? null : cells.error);
  // If the rest could not be read, the start is not shown as the grid.
  if (grid.data && counts && !(start && cells.error))
    return (
      <GridView
        key={gridId}
        grid={grid.data}
        counts={counts}
        start={start}
        cellAt={watched.cellAt}
        job={watched.job}
        isRunning={watched.isRunning}
      />
    );
  if (!error) return <LoadingScreen label="Loading grid..." />;
  return (
    <div className="flex flex-1 items-center justify-center">
      <ErrorState
        title="Failed to load the grid"
        cause={apiErrorMessage(error, 'The grid could not be read.')}
        onRetry={() => void Promise.all([grid.refetch(), cells.refetch()])}
        isRetrying={grid.isFetching || cells.isFetching}
        action={
          <Link href="/grid" className={buttonVariants({ size: 'sm' })}>
            All grids
          </Link>
        }
      />
    </div>
  );
}
