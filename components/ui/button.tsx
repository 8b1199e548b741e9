import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Spinner } from './spinner';

const variants = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-[7px] rounded-md border border-transparent ' +
      'font-medium whitespace-nowrap transition-colors',
    '[&_svg]:shrink-0',
    'disabled:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-ink text-on-ink hover:bg-ink/88',
        secondary: 'border-line-strong bg-surface text-text hover:bg-hover [&_svg]:text-text-2',
        ghost: 'text-text-2 hover:bg-hover hover:text-text',
        destructive: 'border-line-strong bg-surface text-bad hover:border-bad-line hover:bg-bad-tint',
        'destructive-solid': 'bg-bad-solid text-white hover:bg-bad-solid/90 dark:text-on-ink',
        link: 'text-accent underline-offset-2 hover:underline',
      },
      size: {
        md: 'h-8 px-[11px] text-sm [&_svg]:size-[15px]',
        sm: 'h-7 px-[9px] text-xs [&_svg]:size-3.5',
        lg: 'h-[38px] px-4 text-base [&_svg]:size-4',
        icon: 'size-8 [&_svg]:size-4',
        'icon-sm': 'size-7 [&_svg]:size-[15px]',
        inline: 'h-auto text-[length:inherit] leading-[inherit]',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['sm', 'md', 'lg'], className: 'h-auto px-0' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

/** The classes of a button, for links with the same look. */
export function buttonVariants(options?: VariantProps<typeof variants>): string {
  return cn(variants(options));
}

const DISABLED = 'disabled:border-line disabled:bg-sunken disabled:text-text-3 disabled:[&_svg]:text-text-3';
const DISABLED_BARE = 'disabled:bg-transparent disabled:text-text-3 disabled:no-underline disabled:opacity-60';

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof variants> & {
    /** While busy, the button ignores clicks, keeps its width and shows a spinner. */
    isBusy?: boolean;
    /** Shown beside the spinner, such as "Generating...". */
    busyLabel?: ReactNode;
  };

export function Button({
  className,
  variant,
  size,
  isBusy = false,
  busyLabel,
  disabled,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(
    buttonVariants({ variant, size }),
    isBusy ? 'cursor-progress! opacity-75' : variant === 'ghost' || variant === 'link' ? DISABLED_BARE : DISABLED,
    className,
  );
  return (
    <button type={type} className={classes} disabled={disabled || isBusy} aria-busy={isBusy || undefined} {...props}>
      {isBusy || busyLabel ? (
        <BusyContent isBusy={isBusy} busyLabel={busyLabel}>
          {children}
        </BusyContent>
      ) : (
        children
      )}
    </button>
  );
}

/** Both labels share one grid cell, so the wider one always sets the width. */
function BusyContent({ isBusy, busyLabel, children }: { isBusy: boolean; busyLabel?: ReactNode; children: ReactNode }) {
  const cell = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-[7px]';
  return (
    <span className="grid">
      <span className={cn(cell, isBusy && 'invisible')}>{children}</span>
      <span className={cn(cell, !isBusy && 'invisible')}>
        <Spinner className={isBusy ? undefined : 'animate-none'} />
        {busyLabel}
      </span>
    </span>
  );
}
