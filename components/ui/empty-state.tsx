import type { ReactNode } from 'react';
import { cn } from './cn';
import { PlumbBob } from './plumb-bob';

type EmptyStateProps = {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** At most two. */
  actions?: ReactNode;
  /** Instead of the plumb bob, for "nothing matches". A Lucide icon. */
  icon?: ReactNode;
  /** Announces changes, for results that appear and disappear. */
  isLive?: boolean;
  className?: string;
};

export function EmptyState({ title, children, actions, icon, isLive, className }: EmptyStateProps) {
  return (
    <div
      role={isLive ? 'status' : undefined}
      className={cn('flex flex-col items-center justify-center px-6 py-10 text-center', className)}
    >
      <div className="mb-4 flex text-text-3 [&>svg:not([width='20'])]:size-7">{icon ?? <PlumbBob />}</div>
      <h2 className="text-base font-semibold">{title}</h2>
      {children ? <div className="mt-1 max-w-[400px] text-sm text-balance text-text-2">{children}</div> : null}
      {actions ? <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
