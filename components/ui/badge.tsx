import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatCount } from '@/lib/format/numbers';
import { cn } from './cn';

const badgeVariants = cva(
  'inline-flex h-5 shrink-0 items-center gap-1.5 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ' +
    '[&_svg]:size-[13px] [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        outline: 'border border-line-strong bg-surface text-text-2 dark:bg-transparent',
        info: 'bg-accent-tint text-accent',
        ok: 'bg-ok-tint text-ok',
        warn: 'bg-warn-tint text-warn',
        bad: 'bg-bad-tint text-bad',
        und: 'bg-und-tint text-und',
        neu: 'bg-neu-tint text-neu',
        evidence: 'border border-ev-line bg-ev-tint text-ev-text',
      },
      font: { sans: '', mono: 'border-line-strong font-mono font-normal' },
    },
    defaultVariants: { tone: 'outline', font: 'sans' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>;

/** A small label. Use FormBadge for forms such as "DEF 14A" and StatusBadge for states. */
export function Badge({ className, tone, font, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone, font }), className)} {...props} />;
}

/** A filing's form type, in mono: DEF 14A, 10-K. */
export function FormBadge({ className, ...props }: ComponentProps<'span'>) {
  return <Badge font="mono" className={className} {...props} />;
}

/** A number beside a tab or heading. */
export function CountBadge({ className, children, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={cn(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-neu-tint px-1.5 text-2xs ' +
          'font-medium text-text-2 tabular-nums',
        className,
      )}
      {...props}
    >
      {typeof children === 'number' ? formatCount(children) : children}
    </span>
  );
}
