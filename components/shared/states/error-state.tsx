'use client';

import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

type ErrorStateProps = {
  title: ReactNode;
  /** What went wrong, as a sentence. */
  cause?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  /** A second action, such as "Back to Companies". */
  action?: ReactNode;
  className?: string;
};

/** A loading error: red icon, message, cause and an action. */
export function ErrorState({
  title,
  cause,
  onRetry,
  retryLabel = 'Retry',
  isRetrying,
  action,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={cn('flex flex-col items-center justify-center px-6 py-10 text-center', className)}>
      <span aria-hidden className="mb-4 flex size-10 items-center justify-center rounded-lg bg-bad-tint text-bad">
        <CircleAlert className="size-5" />
      </span>
      <h2 className="text-base font-semibold">{title}</h2>
      {cause ? <p className="mt-1 max-w-[400px] text-sm text-balance text-text-2">{cause}</p> : null}
      {onRetry || action ? (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
          {onRetry ? (
            <Button size="sm" onClick={onRetry} isBusy={isRetrying} busyLabel={retryLabel}>
              <RefreshCw aria-hidden />
              {retryLabel}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
