import type { ReactNode } from 'react';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { NOT_LOADED } from '@/components/ui/on-demand/not-loaded';
import { Progress } from '@/components/ui/progress';
import { formatPercent } from '@/lib/format/numbers';

function Centred({ children }: { children: ReactNode }) {
  return <div className="absolute inset-0 flex items-center justify-center">{children}</div>;
}

/** A document that could not be loaded; without `onRetry` there is no button. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Centred>
      <ErrorState title="Failed to load PDF" cause={message} onRetry={onRetry} />
    </Centred>
  );
}

/** The viewer, or its pages, could not be loaded; the file was not requested. */
export function ViewerNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Centred>
      <ErrorState title={NOT_LOADED.message} cause={NOT_LOADED.advice} onRetry={onRetry} />
    </Centred>
  );
}

/** With a number while the file arrives; without one afterwards, or when its length is unknown. */
export function LoadingPdf({ progress }: { progress: number | null }) {
  const isMeasured = progress !== null && progress < 1;
  const sentence = progress === 1 ? 'Opening the document' : 'Loading PDF...';
  return (
    <Centred>
      <div role="status" className="w-64 animate-appear-late">
        <div className="mb-1.5 flex justify-between text-xs text-text-2">
          <span>{sentence}</span>
          {isMeasured ? <span className="font-mono tabular-nums">{formatPercent(progress)}</span> : null}
        </div>
        <Progress value={isMeasured ? progress : null} label={sentence} />
      </div>
    </Centred>
  );
}

/** The panel before anything is selected. */
export function NothingToShow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Centred>
      <EmptyState title={title}>{children}</EmptyState>
    </Centred>
  );
}
