import { useId, type ReactNode } from 'react';
import { CountBadge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';

type SectionProps = {
  title: string;
  count?: number | undefined;
  /** A short description. */
  what?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A card with a heading line, named for assistive technology. */
export function CardSection({ title, count, what, actions, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={cn('overflow-hidden', className)}>
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-1.5">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {count === undefined ? null : <CountBadge>{count}</CountBadge>}
          {what ? <span className="text-xs text-text-3">{what}</span> : null}
          {actions ? <div className="ml-auto flex items-center gap-2">{actions}</div> : null}
        </div>
        {children}
      </Card>
    </section>
  );
}
