import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A grey bar in the final size of the loading content. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div aria-hidden className={cn('h-2.5 animate-pulse rounded-sm bg-sunken dark:bg-hover', className)} {...props} />
  );
}

/** Shows skeletons after 200 ms, so that fast answers do not flicker. Announces loading once. */
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
