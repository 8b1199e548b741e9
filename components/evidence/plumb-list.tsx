import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** The vertical plumb line from an answer to its excerpts, or a flag to its reasoning. Decorative. */
export function PlumbDrop({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('pointer-events-none absolute inset-y-0 left-0 flex w-2 flex-col items-center', className)}
    >
      <span className="w-[1.5px] flex-1 bg-ev-line" />
      <svg viewBox="0 0 8 10" width={8} height={10} className="shrink-0 fill-ev-line">
        <path d="M0 0h8v5.2L4 10 0 5.2z" />
      </svg>
    </span>
  );
}

/** A list along the plumb line with a tick mark for every entry. */
export function PlumbList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="relative mt-2.5 pl-[18px]">
      <PlumbDrop className="pb-1" />
      <ul aria-label={label} className="flex flex-col gap-2">
        {children}
      </ul>
    </div>
  );
}

export function PlumbTick() {
  return <span aria-hidden className="absolute top-[9px] -left-[14px] h-[1.5px] w-2.5 bg-ev-line" />;
}
