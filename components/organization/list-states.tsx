'use client';

import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';

const WIDTHS = [34, 26, 40, 30];

/** Placeholder rows of a loading table in its final size. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="rounded-lg border border-line bg-surface">
      <div className="h-[34px] border-b border-line" />
      {WIDTHS.map((width) => (
        <div key={width} className="flex h-[42px] items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Skeleton style={{ width: `${width}%` }} />
          <Skeleton className="w-24" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

type LoadProblemProps = { title: string; cause: string; onRetry: () => void; isRetrying: boolean };

/** A list that could not be loaded, with the cause and a button to retry. */
export function LoadProblem({ title, cause, onRetry, isRetrying }: LoadProblemProps) {
  return (
    <Card className="flex min-h-[300px] flex-col justify-center">
      <ErrorState title={title} cause={cause} onRetry={onRetry} isRetrying={isRetrying} />
    </Card>
  );
}
