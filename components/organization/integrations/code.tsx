import type { ReactNode } from 'react';

/** A word of the API: a scope, an event, a tool. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code
      className={
        'inline-flex h-5 items-center rounded-sm bg-neu-tint px-1.5 font-mono text-2xs whitespace-nowrap text-text-2'
      }
    >
      {children}
    </code>
  );
}
