'use client';

import { CircleAlert, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isExtensionError } from './extension-errors';

type RenderErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** In milliseconds; an error that occurs again sooner would be repeated forever. */
const PASS_OVER_AGAIN_MS = 2000;
let passedOverAt = Number.NEGATIVE_INFINITY;

/**
 * The global error screen. For an error of a browser extension the page is rendered again; when it is thrown again at
 * once the screen is shown, to avoid an endless loop.
 */
export function SomethingWentWrong({ error, reset }: RenderErrorProps) {
  const [isPassedOver] = useState(() => isExtensionError(error) && Date.now() - passedOverAt > PASS_OVER_AGAIN_MS);
  useEffect(() => {
    if (isPassedOver) {
      passedOverAt = Date.now();
      reset();
    } else console.error(error);
  }, [error, isPassedOver, reset]);
  if (isPassedOver) return null;
  return (
    <div role="alert" className="flex min-h-full flex-1 flex-col items-center justify-center px-6 py-16 text-center">
      <span aria-hidden className="mb-4 flex size-10 items-center justify-center rounded-lg bg-bad-tint text-bad">
        <CircleAlert className="size-5" />
      </span>
      <h1 className="text-lg font-semibold">Something went wrong</h1>
      <p className="mt-1 max-w-[400px] text-sm text-balance text-text-2">
        This page could not be shown. Saved data is not affected; refreshing usually helps.
      </p>
      {error.digest ? <p className="mt-1 font-mono text-xs text-text-3">Reference {error.digest}</p> : null}
      <Button variant="primary" className="mt-4" onClick={() => window.location.reload()}>
        <RefreshCw aria-hidden />
        Refresh Page
      </Button>
    </div>
  );
}
