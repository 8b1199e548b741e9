import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A grey bar in the final geometry of what is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('h-2.5 animate-pulse rounded-sm bg-sunken dark:bg-hover', className)} {...props} />
  );
}

/** Holds skeletons back for 200 ms, so that a quick answer never flashes. Announces the loading once. */
export function SkeletonGroup({
  label = 'Loading...',
  className,
  children,
  ...props
}: ComponentProps<'div'> & { label?: string }) {
  return (
    <div role="status" className={cn('animate-appear-late', className)} {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
