import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-1 flex flex-col gap-1">
      <h1 className="text-[24px] leading-8 font-semibold tracking-[-0.014em]">{title}</h1>
      <div className="text-sm text-text-2">{children}</div>
    </div>
  );
}
