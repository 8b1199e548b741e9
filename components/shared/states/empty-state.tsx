import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

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

/** The grey plumb bob of empty states. */
function PlumbBob({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 64" width={20} height={64} fill="none" className={cn('text-control', className)}>
      <path d="M2 1h16M10 1v41" stroke="currentColor" strokeOpacity={0.7} />
      <path
        d="M4 42.5h12v6.2L10 61.5 4 48.7z"
        stroke="currentColor"
        strokeWidth={1.25}
        strokeLinejoin="round"
        fill="var(--surface)"
      />
    </svg>
  );
}
