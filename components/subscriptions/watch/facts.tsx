import type { ReactNode } from 'react';

/** Labels at the left, values at the right. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[148px_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
