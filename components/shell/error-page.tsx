'use client';

import dynamic from 'next/dynamic';

/** The error screen, loaded when something went wrong; its first words stand here, for the connection may be gone. */
export const ErrorPage = dynamic(() => import('./something-went-wrong').then((loaded) => loaded.SomethingWentWrong), {
  loading: () => (
    <p role="alert" className="p-6 text-center text-sm text-text-2">
      This page could not be shown. Refreshing usually helps.
    </p>
  ),
});
