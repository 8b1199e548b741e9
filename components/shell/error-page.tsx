'use client';

import dynamic from 'next/dynamic';

/**
 * The error screen, loaded when an error occurs; its first text is included here, because the connection may be lost.
 */
export const ErrorPage = dynamic(() => import('./something-went-wrong').then((loaded) => loaded.SomethingWentWrong), {
  loading: () => (
    <p role="alert" className="p-6 text-center text-sm text-text-2">
      This page could not be shown. Refreshing usually helps.
    </p>
  ),
});
