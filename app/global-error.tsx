'use client';

import { GeistSans } from 'geist/font/sans';
import { ErrorPage } from '@/components/shell/error-page';
import './globals.css';

/** Shown when the root layout itself fails, so it renders its own document. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en" className={GeistSans.variable}>
      <body className="flex flex-col">
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
