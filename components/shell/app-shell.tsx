import type { ReactNode } from 'react';
import { Header } from './header';
import type { SessionView } from '@/lib/auth/types';

/** The header and the page. The page itself does not scroll; its list or panel does. */
export function AppShell({ session, children }: { session: SessionView; children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <a
        href="#main"
        className={
          'sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md ' +
          'focus:bg-raised focus:px-3 focus:py-1.5 focus:shadow-float'
        }
      >
        Skip to content
      </a>
      <Header session={session} />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-auto outline-none">
        {children}
      </main>
    </div>
  );
}
