'use client';

import { useEffect, useState } from 'react';
import type { SomethingWentWrong } from './something-went-wrong';

type ErrorPageProps = Parameters<typeof SomethingWentWrong>[0];

/**
 * The error screen, whose code is loaded when an error occurs. Its sentence and button are included here, because the
 * connection may be lost.
 */
export function ErrorPage(props: ErrorPageProps) {
  const [Screen, setScreen] = useState<typeof SomethingWentWrong | null>(null);
  useEffect(() => {
    import('./something-went-wrong').then(
      (loaded) => setScreen(() => loaded.SomethingWentWrong),
      () => undefined,
    );
  }, []);
  if (Screen) return <Screen {...props} />;
  return (
    <div role="alert" className="p-6 text-center text-sm text-text-2">
      <p>This page could not be shown. Refreshing usually helps.</p>
      <button
        type="button"
        className="mt-2 font-medium text-accent hover:underline"
        onClick={() => window.location.reload()}
      >
        Refresh Page
      </button>
    </div>
  );
}
