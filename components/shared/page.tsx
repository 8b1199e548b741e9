import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/** The padding of a full-width page; children share its height. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cn('flex min-h-0 flex-1 flex-col gap-3.5 px-6 py-5', className)}>{children}</div>;
}

type PageHeaderProps = {
  title: ReactNode;
  /** Information such as counts, beside the title. */ meta?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The heading of a page with its actions at the right end. */
export function PageHeader({ title, meta, actions, className }: PageHeaderProps) {
  return (
    <div className={cn('flex min-h-8 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl font-semibold">{title}</h1>
        {meta ? <div className="text-sm text-text-3 tabular-nums">{meta}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  );
}
